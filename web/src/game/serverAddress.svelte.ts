/** The address at which others can reach this server: the page's own, unless that is a loopback
 * address. */
import { getReach } from "./serverApi";

/** Whether a host is a loopback address, so that links to it work only on this computer. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

class ServerAddress {
  /** The origin of links to send to others. */
  origin = $state(location.origin);
  /** The command that makes the server reachable by others; empty if unknown or not needed. */
  command = $state("");

  async ask(): Promise<void> {
    if (!isLoopback(location.hostname)) return;
    try {
      const { address, command } = await getReach();
      this.origin = address || location.origin;
      this.command = command;
    } catch {
      // the links still work on this computer
    }
  }
}

export const serverAddress = new ServerAddress();
