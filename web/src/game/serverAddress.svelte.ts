/** Where others find this server: at the page's own address, unless that means this computer. */
import { getReach } from "./serverApi";

/** Whether a host is this computer itself, so that nobody else can follow its links. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

class ServerAddress {
  /** For links to send to others. */
  origin = $state(location.origin);
  /** Starts the server so that others can reach it; empty if they can, or nobody knows. */
  command = $state("");

  async ask(): Promise<void> {
    if (!isLoopback(location.hostname)) return;
    try {
      const { address, command } = await getReach();
      this.origin = address || location.origin;
      this.command = command;
    } catch {
      // the links still work here
    }
  }
}

export const serverAddress = new ServerAddress();
