/**
 * The site settings record (specification notes §3): one schema with its defaults, used by server, theme and admin. A flag is on for true,
 * 1, '1' and 'true'. JSON as text is parsed. Invalid values fall back to the default.
 */

import { z } from 'zod'
import { type RetentionKind, retention, retentionKinds } from '@/domain/retention.ts'
import { clamp } from '@/lib/clamp.ts'
import { endpoint } from './endpoint.ts'
import { Country, countries, unionCountries } from './endpoints/account/address.ts'
import { PaymentMethodCode } from './endpoints/shop/checkout.ts'
import { PaymentKind } from './endpoints/shop/orders.ts'
import { ShopSafety } from './endpoints/shop/product-safety.ts'
import { locales } from './locales.ts'
import { localizedTextsOf } from './localized-texts.ts'
import { footerLooks, headerLooks, homepageLooks, siteTypes, siteWidths, sliderLooks } from './looks.ts'
import { type Palette as PaletteRecord, paletteDefaults } from './palette.ts'
import { perLocale } from './per-locale.ts'
import { TaxSetting, taxDefaults } from './tax-settings.ts'

/** specification notes §3, "Reading rules". */
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true'

const flag = (fallback: boolean) =>
  z.preprocess(value => (value === undefined || value === null ? fallback : isOn(value)), z.boolean())

const parseText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** JSON, or JSON as text. Invalid values become the fallback. */
const json = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z
    .preprocess(parseText, schema.catch(schema.parse(fallback) as never))
    .catch(schema.parse(fallback) as never)

const text = (fallback: string) => z.string().max(2000).catch(fallback)

interface Rgba {
  r?: number
  g?: number
  b?: number
  a?: number
  hex?: string
}

const channel = (value: number | undefined) =>
  clamp(Math.round(value ?? 0), 0, 255)
    .toString(16)
    .padStart(2, '0')

/** Converts colours given as objects to `#rrggbb`, or `rgba(…)` if they are not opaque. */
export function colourText(value: unknown): string | undefined {
  if (typeof value === 'string')
    return /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\))$/i.test(value.trim()) ? value.trim() : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { r, g, b, a, hex } = value as Rgba
  if (typeof hex === 'string') return colourText(hex)
  if (typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number') return undefined
  if (typeof a === 'number' && a < 1) return `rgba(${r}, ${g}, ${b}, ${a})`
  return `#${channel(r)}${channel(g)}${channel(b)}`
}

const Palette = z.preprocess(
  value => {
    const fields = (parseText(value) ?? {}) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(paletteDefaults).map(([key, fallback]) => [key, colourText(fields[key]) ?? fallback]),
    )
  },
  z.record(z.string(), z.string()).transform(value => value as PaletteRecord),
)

const Logo = z.object({
  url: z.string().max(500).nullable().default(null),
  width: z.number(),
  height: z.number(),
})
/** The seller: invoices, emails, footer and legal texts show this data. Fields that older records lack are empty. */
const Company = z.object({
  name: z.string().max(120),
  street: z.string().max(120),
  place: z.string().max(120), // `37121 Verona VR, Italia`
  vat_number: z.string().max(40),
  register: z.string().max(120), // office and number of the company register
  capital: z.string().max(60), // `20.000 € i.v.`
  email: z.string().max(120),
  tax_code: z.string().max(40).default(''), // codice fiscale, if it differs from the VAT number
  pec: z.string().max(120).default(''), // certified email
  phone: z.string().max(40).default(''),
  representative: z.string().max(120).default(''), // the person who represents the company, for the Impressum
})
export type Company = z.infer<typeof Company>

/** Facts of the privacy notice (GDPR, art. 13). One name per line in `recipients`. */
const Privacy = z.object({
  contact: z.string().max(300), // for requests about personal data; empty: the seller's email
  recipients: z.string().max(2000),
  authority: z.string().max(300), // supervisory authority
})

export const emptyCompany: Company = {
  name: '',
  street: '',
  place: '',
  vat_number: '',
  register: '',
  capital: '',
  email: '',
  tax_code: '',
  pec: '',
  phone: '',
  representative: '',
}
/** First and last calendar day, inclusive. An empty `to` is the same day. */
const ClosedDays = z.object({ from: z.string().max(10), to: z.string().max(10) })
const SocialLink = z.object({ icon: z.string().max(60), url: z.string().max(500) })

/** Days by kind of data. A period that is missing or outside its bounds becomes the default. */
const StoredRetention = z.object(
  Object.fromEntries(
    retentionKinds.map(kind => {
      const { days, least, most } = retention[kind]
      return [kind, z.int().min(least).max(most).catch(days)]
    }),
  ) as Record<RetentionKind, z.ZodCatch<z.ZodInt>>,
)

export const Settings = z
  .object({
    site_name: text('Bottega Arcana'),
    site_url: text(''),
    site_url_img: text(''),
    logo_header: json(Logo, { url: null, width: 190, height: 44 }),
    logo_footer: json(Logo, { url: null, width: 150, height: 70 }),
    company: json(Company, emptyCompany),
    product_safety: json(ShopSafety, {
      maker: '',
      maker_address: '',
      maker_contact: '',
      responsible: '',
      responsible_address: '',
      responsible_contact: '',
      disposal_url: '',
    }), // safety information of products without their own
    privacy: json(Privacy, {
      contact: '',
      recipients: '',
      authority: 'Garante per la protezione dei dati personali, www.garanteprivacy.it',
    }),
    guarantee_artwork: json(
      perLocale(z.string().max(500)),
      localizedTextsOf(() => ''),
    ), // official image of the notice on the legal guarantee; empty: our own drawing
    favicon: text('/assets/brand/favicon.svg'),
    background: text(''),
    background_image: text(''),
    background_overlay: text(''),
    body_text_color: text(''),
    google_font: z.enum(['Lexend', 'Lato']).catch('Lexend'),
    meta_tags: json(z.object({ title: z.string(), description: z.string(), keywords: z.string() }), {
      title: '',
      description: '',
      keywords: '',
    }),
    vuetify_colors: Palette,
    header_type: z.enum(headerLooks).catch('HeaderA'),
    footer_type: z.enum(footerLooks).catch('FooterA'),
    footer_social: json(z.array(SocialLink), []),
    footer_copyright: text(''),
    footer_text_extra: text(''),
    layout_website: z.enum(siteWidths).catch('wide'),
    type_website: z.enum(siteTypes).catch('ecommerce'),
    layout_homepage: z.enum(homepageLooks).catch('HomepageA'),
    slider_homepage: z.enum(sliderLooks).catch('SliderA'),
    slider_video_url: text(''),
    languages: json(z.array(z.enum(locales)).min(1), [...locales]),
    website_language: z.enum(locales).catch('it'),
    website_currency: z.enum(['euro', 'dollar']).catch('euro'),
    currency_list: json(z.array(z.object({ code: z.string(), symbol: z.string() })), [
      { code: 'euro', symbol: '€' },
      { code: 'dollar', symbol: '$' },
    ]),
    multilanguage: flag(false),
    footer_newsletter: flag(false),
    auth_required_on_product_checkout: flag(false),
    enable_guest_checkout: flag(false), // off: cart and checkout require a login, as in the specification
    enable_welcome_pack: flag(false), // a sealed pack for guests on the home page; needs the game
    product_booking: flag(false),
    product_ratings: flag(true),
    product_addtocart: flag(true),
    show_dark_mode: flag(false),
    header_transparent: flag(true),
    enable_promo_page: flag(true),
    enable_blog_page: flag(true),
    enable_shop_page: flag(true),
    enable_faq_page: flag(false),
    enable_catalog: flag(false),
    enable_for_game: flag(false),
    shipping_countries: json(z.array(Country).min(1), [...unionCountries]), // the quote rejects all others
    chance_countries: json(
      z.array(Country),
      countries.filter(country => country !== 'BE'),
    ), // where packs and other chance goods are sold; Belgium forbids them
    shop_country: Country.catch('IT'), // its public holidays apply to the shop
    ships_on_saturday: flag(false),
    closed_days: json(z.array(ClosedDays), []), // in addition to weekends and public holidays
    pickup_address: text(''), // collection point; empty: the seller's address
    pickup_hours: json(
      perLocale(z.string().max(200)),
      localizedTextsOf(() => ''),
    ),
    low_stock_threshold: z.coerce.number().int().min(0).max(1000).catch(3), // stock up to this number is shown as low; 0: never
    cart_reminder_hours: z.coerce.number().int().min(0).max(168).catch(0), // after the last change of a cart its owner gets one email; 0: never
    complete_after_days: z.coerce.number().int().min(0).max(365).catch(30), // after the last parcel an order is completed; 0: never
    retention: json(StoredRetention, StoredRetention.parse({})),
    tax: json(
      TaxSetting.partial().transform(value => ({ ...taxDefaults, ...value })),
      taxDefaults,
    ),
    discount_minimum_after: flag(false), // the minimum of a discount is compared with the items after earlier discounts
    checkout_enable_coupon_input: flag(true),
    checkout_enable_ticket_request: flag(true),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

/** The flags that close parts of the shop (specification notes §6, decision 0007). */
export type FeatureFlag =
  | 'enable_promo_page'
  | 'enable_blog_page'
  | 'enable_shop_page'
  | 'enable_faq_page'
  | 'enable_catalog'
  | 'enable_for_game'
  | 'enable_guest_checkout' // the cart's page
  | 'product_addtocart'

/** Converts any record, stored or from another server, to complete settings. Never throws. */
export const readSettings = (record: unknown): Settings => Settings.parse(parseText(record) ?? {})

/** Address of the socket server, for the client (decision 0002). */
export const RealtimeAddress = z.object({
  key: z.string(),
  host: z.string().nullable(), // null = the page's own host
  port: z.int().nullable(),
  scheme: z.enum(['http', 'https']).nullable(),
})

export const SiteSettings = Settings.extend({
  realtime: RealtimeAddress,
  social_providers: z.array(z.object({ id: z.string(), name: z.string() })),
  payment_methods: z.array(PaymentMethodCode), // available ones, in the shop's order
  payment_kinds: z.array(PaymentKind), // ways to pay online; empty without the method `card`
  analytics: z.object({ script: z.string(), id: z.string() }).nullable(), // an analytics service; null: none
}).meta({ id: 'SiteSettings' })
export type SiteSettings = z.infer<typeof SiteSettings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  tag: 'Settings',
  summary: 'Settings record of the site',
  permission: 'public',
  response: SiteSettings,
  problems: [],
  cache: 'shared',
})
