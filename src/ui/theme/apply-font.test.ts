// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type FontName, fontCss, fontStack } from './apply-font.ts'

const sheetText = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

it('spec 128: keeps the chosen font of a rendered page over the base sheet that is loaded later', () => {
  const base = sheetText('base.css')
  const usual = /:root \{[^}]*--font:[^}]*\}/.exec(base)?.[0]
  expect(usual).toContain('Lexend')
  const sheet = document.createElement('style')
  sheet.textContent = `${fontCss('Lato')}\n${usual}`
  document.head.append(sheet)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--font')).toMatch(/^'Lato'/)
})

it('shows local fonts with the width and heights of a font until it arrives', () => {
  const display = /--display: (.*);/.exec(sheetText('base.css'))?.[1] ?? ''
  const stacks = [
    ...(Object.keys(fontStack) as FontName[]).map(font => [font, fontStack[font]]),
    ['Lilita', display],
  ]
  for (const [font = '', stack = ''] of stacks) {
    const faces = sheetText(`fonts/${font.toLowerCase()}.css`).split('@font-face').slice(1)
    const weightsOf = (family: string) =>
      faces
        .filter(face => face.includes(`font-family: '${family}';`))
        .map(face => /font-weight: ([\d ]+);/.exec(face)?.[1])
    const [, ...local] = [...stack.matchAll(/'([^']+)'/g)].map(([, family = '']) => family)
    expect(local, font).toEqual([`${font} Arial`, `${font} Roboto`])
    for (const family of local) {
      const expected =
        font === 'Lexend' ? ['400', '500', '600', '700'] : new Set(weightsOf(stack.split("'")[1] ?? ''))
      expect(weightsOf(family), family).toEqual([...expected])
    }
    for (const face of faces.filter(text => text.includes('local(')))
      expect(face).toMatch(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;/)
  }
})
