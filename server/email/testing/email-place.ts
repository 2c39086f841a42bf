import { paletteDefaults } from '@/contract/palette.ts'
import { emptyCompany } from '@/contract/settings.ts'
import { translate } from '../words.ts'

/** URLs, seller and colours of the shop in email tests. */
export const emailPlace = {
  publicUrl: 'https://shop.test',
  apiUrl: 'https://shop.test',
  siteName: 'Bottega Arcana',
  palette: paletteDefaults,
  seller: {
    ...emptyCompany,
    name: 'Bottega Arcana S.r.l.',
    street: 'Via dei Folletti 7',
    place: '37121 Verona VR',
    vat_number: 'IT01234567897',
    register: 'REA VR-412345',
    capital: '20.000 € i.v.',
    email: 'ciao@shop.test',
  },
  translate,
}
