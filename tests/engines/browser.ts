/** The time that the pointer stays down, as a person's does: what moves the focus on the way down has its effect. */
export const PRESS_MS = 60

/** The parts of a browser engine that a journey needs; all else is asked of the page itself, alike in every engine. */
export interface Browser {
  readonly name: string
  open(url: string): Promise<void>
  back(): Promise<void>
  /** Runs JavaScript in the page: the body of a function, which may return a promise. */
  run(body: string): Promise<unknown>
  /** Presses a point of the window, in CSS px, with the pointer. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>
  setSize(width: number, height: number): Promise<void>
  screenshot(file: string): Promise<void>
  /** Errors and warnings that pages have logged, or thrown, since this was last asked. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

/** A function as the body of one that calls it. `__name` is what tsx wraps named functions in. */
export function buildBody(call: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `const __name = (named) => named; return (${String(call)})(...${JSON.stringify(args)})`
}
