import { chromium } from '@playwright/test'
import { browserLaunch } from '../fixtures/chromium.ts'
import { giveSignOfLife } from '../fixtures/visit.ts'
import type { Engine, Size, Visit } from './engine.ts'

export async function launchChromium(): Promise<Engine> {
  const browser = await chromium.launch(browserLaunch)
  return {
    visit: async size => {
      const context = await browser.newContext({
        viewport: size,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript(giveSignOfLife)
      return visitOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>

function visitOf(page: Page): Visit {
  const pageErrors: string[] = []
  page.on('pageerror', error => pageErrors.push(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() === 'error' && isPageError(message.text())) pageErrors.push(message.text())
  })
  return {
    open: async address => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    run: expression => page.evaluate(expression),
    move: ({ x, y }) => page.mouse.move(x, y),
    press: () => page.mouse.down(),
    release: () => page.mouse.up(),
    type: text => page.keyboard.type(text),
    key: name => page.keyboard.press(name),
    upload: (input, file) => page.locator(input).setInputFiles(file),
    resize: (size: Size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    pageErrors: async () => pageErrors,
    close: () => page.context().close(),
  }
}

/** Filters console errors: returns whether the text is an error of the shop's own page. */
export const isPageError = (text: string): boolean =>
  /Content[- ]Security[- ]Policy|React error|hydrat/i.test(text)
