import { describe, expect, it } from 'vitest'
import { provinceChoices } from '../../../domain/italian-provinces.ts'
import { Address, emptyAddress, taxFieldsOf } from './address.ts'

const italian = {
  kind: 'company',
  name: 'Ada Rossi',
  company: 'Rossi srl',
  street: 'Via Po 1',
  zip: '10100',
  city: 'Torino',
  province: 'TO',
  country: 'IT',
  partita_iva: '00743110157',
  codice_fiscale: '00743110157',
  sdi: '1234567',
  pec: 'rossi@pec.example.com',
}

describe('admin 15: fields that an address does not have are removed', () => {
  it('removes the codice fiscale in Germany, whatever the field contained', () => {
    const { codice_fiscale, sdi, pec, ...rest } = Address.parse({
      ...italian,
      country: 'DE',
      codice_fiscale: 'XX',
    })
    expect([codice_fiscale, sdi, pec]).toEqual(['', '', ''])
    expect(rest).toMatchObject({ company: 'Rossi srl', partita_iva: '00743110157' })
    expect(Address.parse({ ...italian, kind: 'person', country: 'DE', codice_fiscale: 'XX' })).toMatchObject({
      company: '',
      partita_iva: '',
      codice_fiscale: '',
    })
  })

  it('removes company, its number and SDI code for a person', () => {
    const person = Address.parse({ ...italian, kind: 'person', codice_fiscale: 'RSSMRA85T10A562S' })
    expect(person).toMatchObject({
      company: '',
      partita_iva: '',
      sdi: '',
      pec: italian.pec,
      codice_fiscale: 'RSSMRA85T10A562S',
    })
  })

  it('rejects a wrong one in Italy', () => {
    const { error } = Address.safeParse({ ...italian, codice_fiscale: 'XX' })
    expect(error?.issues.map(({ path }) => path.join())).toEqual(['codice_fiscale'])
    expect(taxFieldsOf({ kind: 'person', country: 'IT' })).toEqual(['codice_fiscale', 'pec'])
  })
})

const empty = emptyAddress('')
const problemsOfPiece = (address: object) =>
  Object.fromEntries(
    (Address.safeParse(address).error?.issues ?? [])
      .map(({ path, message }) => [path.join('.'), message])
      .reverse(), // the first problem of a field is shown
  )

describe('an address form', () => {
  it("shop 14: reports an empty field as required, with a code instead of the validator's text", () => {
    expect(problemsOfPiece(empty)).toMatchObject({
      name: 'required',
      street: 'required',
      zip: 'required',
      city: 'required',
    })
    expect(problemsOfPiece({ ...empty, country: 'XX', kind: 'x' })).toMatchObject({
      country: 'required',
      kind: 'required',
    })
    for (const message of Object.values(
      problemsOfPiece({ ...empty, name: 'x'.repeat(300), pec: 'y'.repeat(300) }),
    ))
      expect(message).toMatch(/^[a-z_]+$/)
  })

  it('shop 15: accepts an existing province and rejects the first letters of a name', () => {
    const full = { ...empty, name: 'Ada', street: 'Via 1', zip: '37121', city: 'Verona' }
    expect(problemsOfPiece({ ...full, province: 'vr' })).toEqual({})
    expect(problemsOfPiece({ ...full, province: 'Vero' })).toEqual({ province: 'province_it' })
    expect(problemsOfPiece({ ...full, province: 'ZZ' })).toEqual({ province: 'province_it' })
    expect(provinceChoices).toHaveLength(107)
    expect(provinceChoices).toContainEqual({ value: 'VR', label: 'Verona (VR)' })
  })
})

describe('a pasted address', () => {
  const person = {
    ...empty,
    name: 'Ada Rossi',
    street: 'Via Po 1',
    zip: '20121',
    city: 'Milano',
    province: 'MI',
  }

  it('stores a telephone number without invisible characters and unusual dashes', () => {
    for (const phone of [
      '\u202a+39 045 123456\u202c',
      '+39\u00a0045\u00a0123456',
      'tel:+39 045 123456',
      'Tel. +39 045 123456',
    ])
      expect(Address.parse({ ...person, phone }).phone).toBe('+39 045 123456')
    expect(Address.parse({ ...person, phone: '045\u2011123\u2013456' }).phone).toBe('045-123-456')
  })

  it('requires a visible name', () => {
    for (const name of ['\u200b', '\u00a0', '\u3164', '\u2800', '\u200d\ufe0f'])
      expect(problemsOfPiece({ ...person, name })).toEqual({ name: 'required' })
  })

  it('stores postal code and province in one form', () => {
    for (const [zip, province] of [
      ['I-20121', '(MI)'],
      ['20121\u200b', 'mi'],
      ['IT 20121', 'Milano'],
      ['20 121', 'Milano (MI)'],
    ] as const)
      expect(Address.parse({ ...person, zip, province })).toMatchObject({ zip: '20121', province: 'MI' })
  })

  it('accepts tax data as invoices and order pages print it', () => {
    const printed = {
      ...italian,
      partita_iva: 'P. IVA IT 00743110157',
      codice_fiscale: 'C.F. IT 00743110157',
      sdi: 'SDI m5uxcr1',
      pec: 'mailto:Rossi@PEC.example.com',
    }
    expect(Address.parse(printed)).toMatchObject({
      partita_iva: '00743110157',
      codice_fiscale: '00743110157',
      sdi: 'M5UXCR1',
      pec: 'rossi@pec.example.com',
    })
    expect(Address.parse({ ...person, codice_fiscale: 'rss mra 85t10 a562s' }).codice_fiscale).toBe(
      'RSSMRA85T10A562S',
    )
  })

  it('does not change stored values', () => {
    const stored = Address.parse({ ...italian, country: 'GR', zip: 'GR-105 57', partita_iva: '123456789' })
    expect(stored).toMatchObject({ zip: '105 57', partita_iva: 'EL123456789' })
    expect(Address.parse(stored)).toEqual(stored)
  })
})
