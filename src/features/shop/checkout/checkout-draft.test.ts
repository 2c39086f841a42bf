// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { isOwnItem } from '@/stores/own-storage.ts'
import { dropDraft, readDraft, storeDraft } from './checkout-draft.ts'

beforeEach(() => sessionStorage.clear())

it('shop 13: restores the input after a reload for the same account only, and without the consent', () => {
  storeDraft(7, { note: 'Suonare due volte', same: false, digital_consent: true })
  expect(readDraft(7)).toEqual({ note: 'Suonare due volte', same: false })
  expect(readDraft(8)).toEqual({})
  dropDraft()
  expect(readDraft(7)).toEqual({})
})

it('reads a corrupt draft as none, and uses the shop’s storage prefix', () => {
  sessionStorage.setItem('checkout_draft', '{"userId":7')
  expect(readDraft(7)).toEqual({})
  expect(Object.keys(sessionStorage).every(isOwnItem)).toBe(true)
})
