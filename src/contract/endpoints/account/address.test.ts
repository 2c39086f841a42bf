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

describe('admin 15: what an address does not have is not kept', () => {
  it('in Germany there is no codice fiscale, whatever stood in the field before', () => {
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

  it('a person has neither company nor its codes', () => {
    const person = Address.parse({ ...italian, kind: 'person', codice_fiscale: 'RSSMRA85T10A562S' })
    expect(person).toMatchObject({
      company: '',
      partita_iva: '',
      sdi: '',
      pec: '',
      codice_fiscale: 'RSSMRA85T10A562S',
    })
  })

  it('in Italy a wrong one is still refused', () => {
    const { error } = Address.safeParse({ ...italian, codice_fiscale: 'XX' })
    expect(error?.issues.map(({ path }) => path.join())).toEqual(['codice_fiscale'])
    expect(taxFieldsOf({ kind: 'person', country: 'IT' })).toEqual(['codice_fiscale'])
  })
})

const empty = emptyAddress('')
const problemsOfPiece = (address: object) =>
  Object.fromEntries(
    (Address.safeParse(address).error?.issues ?? [])
      .map(({ path, message }) => [path.join('.'), message])
      .reverse(), // the first one of a field is shown
  )

describe('an address form', () => {
  it('shop 14: says of an empty field that it is required, in a code and not in words of the validator', () => {
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

  it('shop 15: takes a province that exists, and no first letters of a name', () => {
    const full = { ...empty, name: 'Ada', street: 'Via 1', zip: '37121', city: 'Verona' }
    expect(problemsOfPiece({ ...full, province: 'vr' })).toEqual({})
    expect(problemsOfPiece({ ...full, province: 'Verona' })).toEqual({ province: 'province_it' })
    expect(problemsOfPiece({ ...full, province: 'ZZ' })).toEqual({ province: 'province_it' })
    expect(provinceChoices).toHaveLength(107)
    expect(provinceChoices).toContainEqual({ value: 'VR', label: 'Verona (VR)' })
  })
})
