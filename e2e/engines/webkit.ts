/** WebKitGTK's MiniBrowser, controlled by WebDriver. Each visit is a separate process without stored data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../server/testing/free-port.ts'
import { openDisplay } from './display.ts'
import type { Engine, KeyName, Size, Visit } from './engine.ts'
import { orGiveUp } from './or-give-up.ts'

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
}

/** GTK derives `prefers-reduced-motion` from this setting. */
function writeGtkSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return folder
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`).then(
      response => response.ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 30_000, intervals: [50] }).toBe(true)
  return { url, child }
}

/** @param path of MiniBrowser */
export async function launchWebkit(path: string): Promise<Engine> {
  const display = await openDisplay()
  const settings = writeGtkSettings()
  const { url, child } = await startDriver({
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: settings,
    TZ: 'Europe/Rome',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // renders pages without OpenGL in software
  })
  const start = async () => {
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'eager',
        'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
      })
      .build()
    await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 })
    return driver
  }
  return {
    visit: async size => {
      const driver = await start()
      await resize(driver, size)
      return visitOf(driver)
    },
    close: async () => {
      child.kill()
      display.close()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** The window is larger than the page by its toolbar. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  await expect.poll(async () => (await inner())[0], { timeout: 10_000 }).toBe(width)
  const [, shown] = await inner()
  await window.setRect({ x: 0, y: 0, width, height: height + (height - shown) })
  await expect.poll(inner, { timeout: 10_000 }).toEqual([width, height])
}

const pageErrorsKey = 'page_errors'

/**
 * Runs in the page as soon as it is parsed, because a WebDriver session cannot run scripts before those of the page.
 * Stores errors and content policy violations over reloads, and simulates the first interaction.
 */
function listenOnPage(key: string): void {
  const note = (error: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...before, error]))
  }
  addEventListener('error', event => {
    if (event.message) note(event.error?.stack ?? event.message)
  })
  addEventListener('unhandledrejection', event => note(String(event.reason?.stack ?? event.reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    note(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  const move = () => dispatchEvent(new Event('pointermove'))
  if (document.readyState === 'complete') move()
  else addEventListener('load', move, { once: true })
}

/** Wraps an expression in a script that is called with a result callback. */
const asynchronous = (expression: string) => `
  const done = arguments[arguments.length - 1]
  Promise.resolve().then(() => (${expression})).then(
    value => done({ value: value === undefined ? null : value }),
    error => done({ error: String(error && error.stack || error) }),
  )`

function visitOf(driver: WebDriver): Visit {
  const run = async <T>(expression: string): Promise<T> => {
    const said = await driver.executeAsyncScript<{ value: T; error?: string }>(asynchronous(expression))
    if (said.error) throw new Error(said.error)
    return said.value
  }
  const begin = () => driver.executeScript<void>(`(${listenOnPage})(${JSON.stringify(pageErrorsKey)})`)
  /** Resolves in the next document, for which the driver does not wait. The old document is marked. */
  const navigate = async (go: () => Promise<void>, message: string) => {
    const mark = () => driver.executeScript<boolean>('return (window.isLeft = true)')
    await expect
      .poll(() => orGiveUp(mark(), false), { timeout: 60_000, message: 'the page is marked' })
      .toBe(true)
    await go()
    const isThere = () =>
      driver.executeScript<boolean>('return !window.isLeft && document.readyState !== "loading"')
    await expect.poll(() => orGiveUp(isThere(), false), { timeout: 60_000, message }).toBe(true)
    await begin()
  }
  return {
    open: address => navigate(() => driver.get(address), `${address} is open`),
    reload: () => navigate(() => driver.navigate().refresh(), 'the page is open again'),
    back: () => driver.navigate().back(),
    run,
    move: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    press: () => driver.actions().press().perform(),
    release: () => driver.actions().release().perform(),
    type: text => driver.actions().sendKeys(text).perform(),
    key: name => driver.actions().sendKeys(keys[name]).perform(),
    upload: async (input, file) => driver.findElement(By.css(input)).sendKeys(file),
    resize: size => resize(driver, size),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    pageErrors: () => run(`JSON.parse(sessionStorage.getItem('${pageErrorsKey}') ?? '[]')`),
    close: () => driver.quit(),
  }
}
