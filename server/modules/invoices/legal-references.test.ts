import { expect, it } from 'vitest'
import { legalReference, provisions } from './legal-references.ts'

it('cites the consolidated VAT code from 1 January 2027 on', () => {
  for (const provision of provisions) {
    expect(legalReference(provision, '2026-12-31').text).toMatch(/DPR 633\/1972$/)
    expect(legalReference(provision, '2027-01-01')).toMatchObject({
      text: expect.stringMatching(/^D\.Lgs\. 10\/2026/),
      in_force_since: '2027-01-01',
    })
  }
})

it('throws for a day on which no wording was in force', () => {
  expect(() => legalReference('on_request', '1972-12-31')).toThrow('no wording of on_request')
})
