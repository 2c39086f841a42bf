import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { editingLink, lineKey, writeConfiguration } from '../kit/configuration-link.ts'
import { readConfiguration } from './read-configuration.ts'

const code = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter(candidate => !(candidate in Object.prototype))
const configurations = fc.record({
  collection_id: fc.constant(7),
  choices: fc.dictionary(code, fc.uniqueArray(code, { minLength: 1, maxLength: 3 }), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  texts: fc.dictionary(
    code,
    fc.string({ minLength: 1, maxLength: 20 }).map(text => text.trim() || 'x'),
    {
      maxKeys: 2,
      noNullPrototype: true,
    },
  ),
  package: fc.option(code),
  design: fc.constantFrom<Configuration['design']>(undefined, {
    front: [
      { id: 'l1', kind: 'character', slug: 'ondalice', x: 140, y: 120.5, width: 90, height: 90, angle: -45 },
      {
        id: 'l2',
        kind: 'text',
        text: 'Zia ~ Pina & Co',
        colour: '#ffd34d',
        x: 140,
        y: 200,
        width: 80,
        height: 12,
        angle: 0,
      },
    ],
    back: [
      {
        id: 'l1',
        kind: 'picture',
        picture: 'a-_4'.padEnd(22, 'x'),
        x: 90,
        y: 90,
        width: 50,
        height: 40.2,
        angle: 180,
      },
    ],
  }),
})

describe('configuration in a link', () => {
  it('parses a written link back to the same configuration', () => {
    fc.assert(
      fc.property(configurations, configuration => {
        const link = writeConfiguration(configuration)
        expect(readConfiguration(new URLSearchParams(link), 7)).toEqual(configuration)
      }),
    )
  })

  it.each([
    'c.colour=<script>',
    'c.=x',
    't.words=%20',
    'package=A B',
    'other=1',
    'd.front=l1~character~1',
    'd.front=l1~text~1~1~9~9~0~red~x',
  ])('ignores %s', link => {
    expect(readConfiguration(new URLSearchParams(link), 1)).toEqual({
      collection_id: 1,
      choices: {},
      texts: {},
      package: null,
    })
  })
})

it('links a cart line to its configuration and names the line', () => {
  fc.assert(
    fc.property(configurations, fc.string({ unit: 'grapheme' }), (configuration, cartId) => {
      const { searchParams } = new URL(
        editingLink('/create/7', configuration, cartId),
        'https://shop.invalid',
      )
      expect(searchParams.get(lineKey)).toBe(cartId)
      expect(writeConfiguration(readConfiguration(searchParams, 7))).toBe(writeConfiguration(configuration))
    }),
  )
})
