/** What a journey needs from a browser. `chromium.ts`, `firefox.ts` and `webkit.ts` are the three drivers. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export interface Spot {
  x: number // CSS pixels of the viewport
  y: number
}

export interface Size {
  width: number // CSS pixels
  height: number
}

/** Keys as `KeyboardEvent.key` names them. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown'

/** One page of one visitor. Visits share nothing. */
export interface Visit {
  /** Resolves once the document is parsed. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs an expression in the page and returns its value as JSON. A promise is awaited. */
  run<T>(expression: string): Promise<T>
  move(to: Spot): Promise<void>
  press(): Promise<void>
  release(): Promise<void>
  type(text: string): Promise<void>
  key(name: KeyName): Promise<void>
  /** @param input CSS selector of a file input */
  upload(input: string, file: string): Promise<void>
  resize(size: Size): Promise<void>
  screenshot(): Promise<Buffer>
  /** Errors thrown on the page or reported by its content policy, as far as the driver receives them. */
  pageErrors(): Promise<string[]>
  close(): Promise<void>
}

export interface Engine {
  visit(size: Size): Promise<Visit>
  close(): Promise<void>
}
