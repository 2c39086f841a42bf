import { describe, expect, it } from 'vitest'
import { translatorOf } from './translate.ts'

const none = { area: {} }
const translate = translatorOf({
  it: {
    area: {
      hello: 'Ciao {{name}}',
      only: 'Solo italiano',
      cards_one: '{{count}} carta',
      cards_other: '{{count}} carte',
      deep: { er: 'in fondo' },
    },
  },
  en: { area: { hello: 'Hello {{ name }}', cards_one: '{{count}} card', cards_other: '{{count}} cards' } },
  es: none,
  fr: {
    area: {
      quoted: 'Supprimer « {{name}} » ?',
      cards_one: '{{count}} carte',
      cards_other: '{{count}} cartes',
    },
  },
  de: none,
  pt: none,
})

describe('translation without React', () => {
  it('fills in the given values and leaves other placeholders unchanged', () => {
    expect(translate('en', 'area.hello', { name: 'Ada' })).toBe('Hello Ada')
    expect(translate('it', 'area.hello')).toBe('Ciao {{name}}')
  })

  it('does not interpret the values that it fills in', () => {
    const name = '{{count}} $t(area.only) $& <b>'
    expect(translate('en', 'area.hello', { name, count: 1 })).toBe(`Hello ${name}`)
  })

  it('uses the plural rules of the language: zero is singular in French', () => {
    expect(translate('it', 'area.cards', { count: 0 })).toBe('0 carte')
    expect(translate('fr', 'area.cards', { count: 0 })).toBe('0 carte')
    expect(translate('en', 'area.cards', { count: 1 })).toBe('1 card')
    expect(translate('it', 'area.cards', { count: 1_000_000 })).toBe('1000000 carte')
  })

  it('never leaves a punctuation mark alone at the start of a line', () => {
    expect(translate('fr', 'area.quoted', { name: 'Volpardore' })).toBe(
      'Supprimer «\u00a0Volpardore\u00a0»\u00a0?',
    )
  })

  it('falls back to Italian, then to the key', () => {
    expect(translate('de', 'area.only')).toBe('Solo italiano')
    expect(translate('de', 'area.deep.er')).toBe('in fondo')
    expect(translate('de', 'area.nothing')).toBe('area.nothing')
  })

  it('never returns a property of Object.prototype', () => {
    expect(translate('it', 'area.constructor')).toBe('area.constructor')
    expect(translate('it', 'area.deep')).toBe('area.deep')
    expect(translate('it', 'area.hello', {})).toBe('Ciao {{name}}')
  })
})
