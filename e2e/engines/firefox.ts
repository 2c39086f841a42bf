/** Debian's Firefox, controlled by WebDriver BiDi. */
import puppeteer, { type Page } from 'puppeteer-core'
import { giveSignOfLife } from '../fixtures/visit.ts'
import { isPageError } from './chromium.ts'
import { openDisplay } from './display.ts'
import type { Engine, Visit } from './engine.ts'

const preferences = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'it-IT',
  'webgl.force-enabled': true, // rendered in software
  'dom.serviceWorkers.enabled': false, // journeys must get responses from the network, not from a cache
}

export async function launchFirefox(path: string): Promise<Engine> {
  const display = await openDisplay()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: false,
    extraPrefsFirefox: preferences,
    env: { ...process.env, DISPLAY: display.name, TZ: 'Europe/Rome' },
  })
  return {
    visit: async size => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      await page.evaluateOnNewDocument(giveSignOfLife)
      await page.bringToFront()
      return visitOf(page)
    },
    close: async () => {
      await browser.close()
      display.close()
    },
  }
}

/**
 * Firefox aborts the pending requests of a page that is left and reports them as errors of that page. The status is
 * NS_BINDING_ABORTED.
 */
const isCutOff = (error: string): boolean =>
  /error loading dynamically imported module|Unable to preload CSS|status=2152398850/.test(error)

/** Firefox also reports an image that gets another `src` before it has loaded. Nothing is thrown then. */
const isReplacedImage = (error: string): boolean => error.includes('Image corrupt or truncated')

function visitOf(page: Page): Visit {
  const pageErrors: string[] = []
  let isLeaving = false
  page.on('pageerror', thrown => {
    const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    if (isReplacedImage(error) || (isLeaving && isCutOff(error))) return
    pageErrors.push(error)
  })
  page.on('console', message => {
    if (message.type() === 'error' && isPageError(message.text())) pageErrors.push(message.text())
  })
  const parsed = { waitUntil: 'domcontentloaded' } as const
  const leaveFor = async (go: () => Promise<unknown>) => {
    isLeaving = true
    await go()
    isLeaving = false
  }
  return {
    open: address => leaveFor(() => page.goto(address, parsed)),
    reload: () => leaveFor(() => page.reload(parsed)),
    back: () => leaveFor(() => page.goBack(parsed)),
    run: async expression => (await page.evaluate(expression)) as never,
    move: ({ x, y }) => page.mouse.move(x, y),
    press: () => page.mouse.down(),
    release: () => page.mouse.up(),
    type: text => page.keyboard.type(text),
    key: name => page.keyboard.press(name),
    upload: async (input, file) => {
      const found = (await page.waitForSelector(input)) as { uploadFile(path: string): Promise<void> } | null
      await found?.uploadFile(file)
    },
    resize: size => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    pageErrors: async () => pageErrors,
    close: () => page.browserContext().close(),
  }
}
