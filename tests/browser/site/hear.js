// Without a server there is no WebSocket: the driver records the messages between the page and the
// engine, in a worker of this page or over the channel to another page's.

(() => {
  let self = null;

  function sent(message) {
    self = message.page ?? self;
    if (message.kind === "say") driver.say(message.text);
  }

  function heard(message) {
    if (message.page === self && message.kind === "said") driver.hear(message.text);
  }

  window.Worker = class extends Worker {
    constructor(...about) {
      super(...about);
      this.addEventListener("message", ({ data }) => heard(data));
    }

    postMessage(message) {
      sent(message);
      super.postMessage(message);
    }
  };

  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      this.addEventListener("message", ({ data }) => data.to === "pages" && heard(data.message));
    }

    postMessage(data) {
      if (data.to === "leader") sent(data.message);
      super.postMessage(data);
    }
  };
})();
