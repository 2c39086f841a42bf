import { expect, it } from 'vitest'
import { columnPath, fieldText, valueText } from './record-words.ts'

const speech = {
  name: (part: string) => ({ title: 'Titolo', base_price: 'Prezzo base', steps: 'Scaglioni' })[part] ?? part,
  yesNo: (value: boolean) => (value ? 'sì' : 'no'),
  nothing: 'niente',
  money: (cents: number) => `${cents / 100} €`,
  state: (value: string) => (value === 'draft' ? 'Bozza' : undefined),
}

it('admin 20: formats a path with labels', () => {
  expect(fieldText('translations.it.title', speech)).toBe('Italiano › Titolo')
  expect(fieldText('steps.0.base_price', speech)).toBe('Scaglioni › 1 › Prezzo base')
  expect(fieldText(columnPath('title_de'), speech)).toBe('Titolo › Deutsch')
  expect(columnPath('base_price')).toBe('base_price')
})

it.each([
  ['base_price', 490, '4.9 €'],
  ['steps.0.price', 520, '5.2 €'],
  ['stock_quantity', 12, '12'],
  ['is_active', true, 'sì'],
  ['status', 'draft', 'Bozza'],
  ['translations.it.title', '', 'niente'],
])('admin 20: formats %s %s as %s', (path, value, text) => expect(valueText(path, value, speech)).toBe(text))
