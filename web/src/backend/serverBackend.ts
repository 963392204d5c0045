/** The backend that connects to a server. */
import type { Connection, Backend, ConnectionHandlers, Request } from "./types";

/** Milliseconds after which a request is abandoned, as dead connections do not report errors. */
const PATIENCE = 30_000;

export const serverBackend: Backend = {
  ask({ method, path, query, token, body, json }: Request): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== null)
      headers["Content-Type"] = json ? "application/json" : "text/plain; charset=utf-8";
    const signal = AbortSignal.timeout(PATIENCE);
    return fetch(`/api/${path}?${new URLSearchParams(query)}`, { method, headers, body, signal });
  },

  connect(table: string, { open, heard, closed }: ConnectionHandlers): Connection {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(table)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = open;
    socket.onmessage = (event) => heard(String(event.data));
    socket.onclose = closed;
    return {
      send: (text) => socket.send(text),
      close: () => {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
      },
    };
  },
};
