import { describe, expect, it } from 'vitest'
import { parseColour } from './parse-colour.ts'

describe('colours of the settings', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#387E84', '#387e84'],
    [' rgb(56, 126, 132) ', '#387e84'],
    ['rgba(0, 0, 0, 0.5)', '#808080'],
    ['#00000080', '#7f7f7f'],
  ])('%s reads as %s', (text, hex) => {
    expect(parseColour(text)).toBe(hex)
  })

  it.each(['', 'teal', '#12', 'rgb(1, 2)', 'url(x)', undefined])('returns undefined for %s', text => {
    expect(parseColour(text)).toBeUndefined()
  })

  it('blends a translucent colour with the colour under it', () => {
    expect(parseColour('rgba(255, 255, 255, 0)', '#102030')).toBe('#102030')
  })
})
