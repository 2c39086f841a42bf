// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontCss } from './apply-font.ts'

it('spec 128: keeps the chosen font of a rendered page over the base sheet that is loaded later', () => {
  const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
  const usual = /:root \{[^}]*--font:[^}]*\}/.exec(base)?.[0]
  expect(usual).toContain('Lexend')
  const sheet = document.createElement('style')
  sheet.textContent = `${fontCss('Lato')}\n${usual}`
  document.head.append(sheet)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--font')).toMatch(/^'Lato'/)
})
