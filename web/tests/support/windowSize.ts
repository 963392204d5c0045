/** Resize the window. */
export function sized(width: number, height: number): void {
  const { happyDOM } = globalThis as unknown as {
    happyDOM: { setViewport(to: object): void };
  };
  happyDOM.setViewport({ width, height });
}
