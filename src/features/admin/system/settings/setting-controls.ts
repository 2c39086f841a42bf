/** The input of each setting: one per key of the record (specification notes §3), so that none is missing. */
import { localeFacts, locales } from '@/contract/locales.ts'
import {
  footerLooks,
  headerLooks,
  homepageLooks,
  siteTypes,
  siteWidths,
  sliderLooks,
} from '@/contract/looks.ts'
import type { Settings } from '@/contract/settings.ts'

export type SettingControl =
  | { kind: 'text' | 'area' | 'colour' | 'flag' | 'number' | 'languages' | 'countries' | 'country' }
  | { kind: 'logo' | 'icon' | 'picture' } // pictures: with a size, favicon, page background
  | { kind: 'palette' | 'retention' | 'tax' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'look'; values: readonly string[] } // labels: `settings.look.<value>`
  | { kind: 'parts'; parts: readonly { name: string; kind: 'text' | 'area' | 'picture' }[] }
  | { kind: 'rows'; parts: readonly string[] }

const text = { kind: 'text' } as const
const area = { kind: 'area' } as const
const flag = { kind: 'flag' } as const
const colour = { kind: 'colour' } as const
const choice = (...values: string[]) => ({
  kind: 'choice' as const,
  options: values.map(value => ({ value, label: value })),
})
const look = (values: readonly string[]): SettingControl => ({ kind: 'look', values })
const logo = { kind: 'logo' } as const
const texts = (...names: string[]): SettingControl => ({
  kind: 'parts',
  parts: names.map(name => ({ name, kind: 'text' })),
})

export const settingControls: Record<keyof Settings, SettingControl> = {
  site_name: text,
  site_url: text,
  site_url_img: text,
  logo_header: logo,
  logo_footer: logo,
  company: texts(
    'name',
    'representative',
    'street',
    'place',
    'vat_number',
    'tax_code',
    'register',
    'capital',
    'email',
    'pec',
    'phone',
  ),
  product_safety: texts(
    'maker',
    'maker_address',
    'maker_contact',
    'responsible',
    'responsible_address',
    'responsible_contact',
    'disposal_url',
  ),
  privacy: {
    kind: 'parts',
    parts: [
      { name: 'contact', kind: 'text' },
      { name: 'recipients', kind: 'area' },
      { name: 'authority', kind: 'text' },
    ],
  },
  guarantee_artwork: { kind: 'parts', parts: locales.map(name => ({ name, kind: 'picture' })) },
  favicon: { kind: 'icon' },
  background: colour,
  background_image: { kind: 'picture' },
  background_overlay: colour,
  body_text_color: colour,
  google_font: choice('Lexend', 'Lato'),
  meta_tags: {
    kind: 'parts',
    parts: [
      { name: 'title', kind: 'text' },
      { name: 'description', kind: 'area' },
      { name: 'keywords', kind: 'text' },
    ],
  },
  vuetify_colors: { kind: 'palette' },
  header_type: look(headerLooks),
  footer_type: look(footerLooks),
  footer_social: { kind: 'rows', parts: ['icon', 'url'] },
  footer_copyright: text,
  footer_text_extra: area,
  layout_website: look(siteWidths),
  type_website: look(siteTypes),
  layout_homepage: look(homepageLooks),
  slider_homepage: look(sliderLooks),
  slider_video_url: text,
  languages: { kind: 'languages' },
  website_language: {
    kind: 'choice',
    options: locales.map(value => ({ value, label: localeFacts[value].name })),
  },
  website_currency: {
    kind: 'choice',
    options: [
      { value: 'euro', label: 'Euro (€)' },
      { value: 'dollar', label: 'Dollar ($)' },
    ],
  },
  currency_list: { kind: 'rows', parts: ['code', 'symbol'] },
  multilanguage: flag,
  footer_newsletter: flag,
  auth_required_on_product_checkout: flag,
  enable_guest_checkout: flag,
  enable_welcome_pack: flag,
  product_booking: flag,
  product_ratings: flag,
  product_addtocart: flag,
  show_dark_mode: flag,
  header_transparent: flag,
  enable_promo_page: flag,
  enable_blog_page: flag,
  enable_shop_page: flag,
  enable_faq_page: flag,
  enable_catalog: flag,
  enable_for_game: flag,
  shipping_countries: { kind: 'countries' },
  chance_countries: { kind: 'countries' },
  shop_country: { kind: 'country' },
  ships_on_saturday: flag,
  closed_days: { kind: 'rows', parts: ['from', 'to'] },
  pickup_address: text,
  pickup_hours: texts(...locales),
  low_stock_threshold: { kind: 'number' },
  complete_after_days: { kind: 'number' },
  cart_reminder_hours: { kind: 'number' },
  retention: { kind: 'retention' },
  tax: { kind: 'tax' },
  discount_minimum_after: flag,
  checkout_enable_coupon_input: flag,
  checkout_enable_ticket_request: flag,
}
