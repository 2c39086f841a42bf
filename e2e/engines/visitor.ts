/** A visitor at one page in one of the engines: looks, points and types, and waits for elements. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { KeyName, Size, Spot, Visit } from './engine.ts'
import { orGiveUp } from './or-give-up.ts'
import { installPageSide, type PageSide, type Query, type Wording } from './page-side.ts'

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const installation = `(() => { ${testingLibrary}\n(${installPageSide})(); return true })()`

/** A `Query` that also accepts patterns. */
export interface Sought extends Omit<Query, 'name' | 'label' | 'text' | 'holds' | 'within'> {
  name?: string | RegExp
  label?: string | RegExp
  text?: string | RegExp
  holds?: string | RegExp
  within?: Sought
}

const wording = (text: string | RegExp): Wording =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags }

const queryOf = ({ name, label, text, holds, within, ...rest }: Sought): Query => ({
  ...rest,
  ...(name !== undefined && { name: wording(name) }),
  ...(label !== undefined && { label: wording(label) }),
  ...(text !== undefined && { text: wording(text) }),
  ...(holds !== undefined && { holds: wording(holds) }),
  ...(within && { within: queryOf(within) }),
})

/** The text of a failed expectation. */
const described = (sought: Sought): string =>
  JSON.stringify(sought, (_, value) => (value instanceof RegExp ? String(value) : value))

const patience = { timeout: 150_000, intervals: [50, 100, 250] } // generous for a busy machine

export class Visitor {
  constructor(
    readonly visit: Visit,
    readonly origin: string,
  ) {}

  /** Opens this path and waits until the app is ready to handle input. */
  async goTo(path: string): Promise<void> {
    await this.visit.open(this.origin + path)
    await this.untilReady()
  }

  async reload(): Promise<void> {
    await this.visit.reload()
    await this.untilReady()
  }

  async untilReady(): Promise<void> {
    await this.untilSeen('the app is ready', () =>
      this.evaluate(() => document.documentElement.dataset.app === 'ready'),
    )
  }

  /** @param script refers to nothing outside itself. Argument and result are sent as JSON. */
  evaluate<T, A>(script: (argument: A) => T | Promise<T>, argument?: A): Promise<T> {
    return this.visit.run<T>(`(${script})(${JSON.stringify(argument) ?? ''})`)
  }

  async until(what: string, isSo: () => Promise<boolean>, timeout = patience.timeout): Promise<void> {
    // A page that is being left cannot be evaluated.
    await expect.poll(() => isSo().catch(() => false), { ...patience, timeout, message: what }).toBe(true)
  }

  /** @param isSo has no side effects, and may be called again before it has resolved */
  private untilSeen(what: string, isSo: () => Promise<boolean>): Promise<void> {
    return this.until(what, () => orGiveUp(isSo(), false))
  }

  /** Waits until `read` returns the expected value. */
  async expect<T>(what: string, read: () => Promise<T>, wanted: T): Promise<void> {
    await expect
      .poll(() => orGiveUp(read(), undefined).catch(() => undefined), { ...patience, message: what })
      .toEqual(wanted)
  }

  private async ask<T>(method: keyof PageSide, ...args: unknown[]): Promise<T> {
    const call = `pageSide.${method}(${args.map(one => JSON.stringify(one)).join(', ')})`
    if (await this.visit.run<boolean>('!globalThis.pageSide')) await this.visit.run(installation)
    return this.visit.run<T>(call)
  }

  count = (sought: Sought): Promise<number> => this.ask('count', queryOf(sought))
  texts = (sought: Sought): Promise<string[]> => this.ask('texts', queryOf(sought))
  values = (sought: Sought): Promise<string[]> => this.ask('values', queryOf(sought))
  attributes = (sought: Sought, name: string): Promise<(string | null)[]> =>
    this.ask('attributes', queryOf(sought), name)

  see = (sought: Sought): Promise<void> =>
    this.untilSeen(`there is ${described(sought)}`, async () => (await this.count(sought)) > 0)
  seeNo = (sought: Sought): Promise<void> =>
    this.untilSeen(`there is no ${described(sought)}`, async () => (await this.count(sought)) === 0)

  path = (): Promise<string> => this.evaluate(() => location.pathname + location.search)
  at = (path: RegExp | string): Promise<void> =>
    this.untilSeen(`the address is ${path}`, async () => {
      const now = await this.path()
      return typeof path === 'string' ? now === path : path.test(now)
    })

  async click(sought: Sought): Promise<void> {
    await this.clickAt(await this.aim(sought))
  }

  /** Returns the point where a pointer hits the element, once it does not move and nothing covers it. */
  async aim(sought: Sought): Promise<Spot> {
    let aimed: Spot | string = ''
    const read = async () => {
      const asked = this.ask<Spot | string>('aim', queryOf(sought))
      aimed = await orGiveUp(asked, 'the page says nothing').catch(String)
      return typeof aimed === 'string' ? aimed : 'free'
    }
    await expect.poll(read, { ...patience, message: `a pointer meets ${described(sought)}` }).toBe('free')
    return aimed as unknown as Spot
  }

  async clickAt(spot: Spot): Promise<void> {
    await this.visit.move(spot)
    await this.visit.press()
    await this.visit.release()
  }

  async drag(from: Spot, to: Spot, steps = 8): Promise<void> {
    await this.visit.move(from)
    await this.visit.press()
    for (let step = 1; step <= steps; step++)
      await this.visit.move({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      })
    await this.visit.release()
  }

  /** Types with the keyboard and replaces the content of the field. */
  async fill(sought: Sought, text: string): Promise<void> {
    await this.see(sought)
    await this.ask('focus', queryOf(sought))
    await this.visit.key('Backspace')
    await this.visit.type(text)
    await this.expect(`${described(sought)} holds what was typed`, () => this.values(sought), [text])
  }

  /** Presses a key while this element has the focus. */
  async press(key: KeyName, sought: Sought): Promise<void> {
    await this.see(sought)
    await this.ask('focus', queryOf(sought))
    await this.visit.key(key)
  }

  async choose(sought: Sought, option: string): Promise<void> {
    await this.see(sought)
    await this.ask('choose', queryOf(sought), option)
  }

  resize = (size: Size): Promise<void> => this.visit.resize(size)
}
