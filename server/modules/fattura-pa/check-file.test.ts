import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { lawSamples, lawSchemas } from './testing/law-data.ts'

const name = 'IT01234567897_00001.xml'
const today = '2027-01-31'
const check = (xml: string, schemas = lawSchemas()) => checkFile({ name, xml }, { schemas, today })

/** Rules that a sample violates in addition to the one in its name, because they follow from it. */
const consequences: Record<string, string[]> = {
  '00400': ['00444'],
  '00419': ['00422', '00443'],
  '00401': ['00444'],
  '00429': ['00444'],
}

describe('checks of an electronic invoice', () => {
  const [official, ours] = [true, false].map(is =>
    lawSamples('valid').filter(sample => sample.name.startsWith('official_') === is),
  ) as [ReturnType<typeof lawSamples>, ReturnType<typeof lawSamples>]

  it.each(ours)('accept the valid sample $name', async ({ xml }) => {
    expect(await check(xml)).toEqual({ codes: [], detail: '' })
  })

  it.each(official)('accept the schema of the official example $name', async ({ xml }) => {
    const { codes, detail } = await check(xml)
    const fictional = ['00301', '00306', '00422'] // tax numbers without check digits; a sum of 27 for lines of 25
    expect(codes.filter(code => !fictional.includes(code))).toEqual([])
    expect(detail).toBe('')
  })

  it.each(lawSamples('invalid').filter(sample => sample.name.startsWith('sdi_')))(
    'refuse the sample $name with its code',
    async sample => {
      const code = /\d{5}/.exec(sample.name)?.[0] ?? ''
      const { codes } = await check(sample.xml)
      const isExpected = (found: string) => found === code || consequences[code]?.includes(found)
      expect(codes).toContain(code)
      expect(codes.filter(found => !isExpected(found))).toEqual([])
    },
  )

  it('refuse a file that violates the schema with the violation', async () => {
    const [sample] = lawSamples('invalid').filter(({ name }) => name.startsWith('xsd_'))
    const { codes, detail } = await check(sample?.xml ?? '')
    expect(codes).toEqual(['00200'])
    expect(detail).toContain('Percentuale')
  })

  it('check the content without the schema', async () => {
    const [sample] = lawSamples('invalid').filter(({ name }) => name === 'sdi_00421.xml')
    expect((await check(sample?.xml ?? '', '/nowhere')).codes).toEqual(['00421'])
  })

  it('refuse text that is no XML, and a wrong or too large file', async () => {
    expect((await check('<a>')).codes).toEqual(['00200'])
    const [sample] = lawSamples('valid')
    const large = (sample?.xml ?? '').replace('</p:Fatt', `${' '.repeat(5 * 1024 * 1024)}</p:Fatt`)
    const { codes } = await checkFile({ name: 'fattura.xml', xml: large }, { schemas: lawSchemas(), today })
    expect(codes).toEqual(['00001', '00003'])
  })

  it('refuse a date after the day of the check', async () => {
    const [sample] = lawSamples('valid').filter(({ name }) => name.startsWith('01_'))
    const file = { name, xml: sample?.xml ?? '' }
    expect((await checkFile(file, { schemas: lawSchemas(), today: '2026-11-27' })).codes).toEqual(['00403'])
  })

  it('read no external entity', async () => {
    const xml = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'
    expect((await check(xml)).codes).toContain('00200')
  })
})
