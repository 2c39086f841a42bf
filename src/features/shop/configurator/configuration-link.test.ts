import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfiguration, writeConfiguration } from './configuration-link.ts'

const code = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter(one => !(one in Object.prototype))
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
})

describe('a configuration is a link', () => {
  it('reading what was written gives it back', () => {
    fc.assert(
      fc.property(configurations, configuration => {
        const link = writeConfiguration(configuration)
        expect(readConfiguration(new URLSearchParams(link), 7)).toEqual(configuration)
      }),
    )
  })

  it.each(['c.colour=<script>', 'c.=x', 't.words=%20', 'package=A B', 'other=1'])('%s is left out', link => {
    expect(readConfiguration(new URLSearchParams(link), 1)).toEqual({
      collection_id: 1,
      choices: {},
      texts: {},
      package: null,
    })
  })
})
