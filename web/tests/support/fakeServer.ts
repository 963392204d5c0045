/** A server with canned answers: by path, after /api/ and without the query. */
import { vi } from "vitest";

type Answer = (query: URLSearchParams, body: unknown) => unknown;

export class FakeServer {
  readonly asked: { path: string; query: URLSearchParams; body: unknown }[] = [];

  constructor(readonly answers: Record<string, Answer>) {
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => this.#answer(address, init));
  }

  paths(): string[] {
    return this.asked.map(({ path }) => path);
  }

  async #answer(address: string, { method, body }: RequestInit): Promise<Response> {
    const url = new URL(address, "http://here");
    const path = `${method} ${url.pathname.replace(/^\/api\//, "")}`;
    const sent: unknown =
      typeof body === "string" && body.startsWith("{") ? JSON.parse(body) : body;
    this.asked.push({ path, query: url.searchParams, body: sent });
    const answer = this.answers[path] ?? this.answers[path.replace(/\d+$/, "*")];
    if (!answer) throw new TypeError("Failed to fetch");
    const said = await answer(url.searchParams, sent);
    return said instanceof Response ? said : new Response(JSON.stringify(said));
  }
}

export function refused(status: number, error: string): Response {
  return new Response(JSON.stringify({ error }), { status });
}
