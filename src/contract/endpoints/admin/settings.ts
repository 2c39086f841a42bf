/**
 * Settings in the administration (specification notes §3). Reading is lenient, writing is strict: every value is checked, and a save
 * contains the version it is based on. A draft is stored until it is published or discarded.
 */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { footerLooks, headerLooks, homepageLooks, siteTypes, siteWidths, sliderLooks } from '../../looks.ts'
import { type PaletteKey, paletteDefaults } from '../../palette.ts'
import { perLocale } from '../../per-locale.ts'
import { colourText, Settings } from '../../settings.ts'
import { TaxSetting } from '../../tax-settings.ts'
import { Country, countries } from '../account/address.ts'
import { Email } from '../account/auth.ts'
import { ShopSafety } from '../shop/product-safety.ts'
import { RetentionSetting } from './retention.ts'

const reading = { tag: 'Administration', permission: 'admin:settings:read' } as const
const writing = { tag: 'Administration', permission: 'admin:settings:write' } as const

const line = z.string().overwrite(cleanLine).max(300)
const text = z.string().overwrite(cleanLines).max(2000)
const ownAddress = z
  .string()
  .overwrite(cleanLine)
  .max(500)
  .refine(value => value === '' || /^(https?:\/\/|\/(?!\/))\S*$/.test(value), 'invalid')
const colour = z
  .string()
  .overwrite(cleanLine)
  .max(60)
  .refine(value => value === '' || colourText(value) !== undefined, 'colour')
const pixels = z.int().min(16).max(600)

const Logo = z.strictObject({ url: ownAddress.nullable(), width: pixels, height: pixels })

/** An empty colour is derived from the others by the theme. The first seven return to their defaults. */
const Palette = z.strictObject(
  Object.fromEntries((Object.keys(paletteDefaults) as PaletteKey[]).map(key => [key, colour])) as Record<
    PaletteKey,
    typeof colour
  >,
)

export const SettingsChange = z
  .strictObject({
    site_name: line.min(1, 'required'),
    site_url: ownAddress,
    site_url_img: ownAddress,
    logo_header: Logo,
    logo_footer: Logo,
    company: z.strictObject({
      name: line.max(120),
      street: line.max(120),
      place: line.max(120),
      vat_number: line.max(40),
      register: line.max(120),
      capital: line.max(60),
      email: z.union([z.literal(''), Email]),
      tax_code: line.max(40),
      pec: z.union([z.literal(''), Email]),
      phone: line.max(40),
      representative: line.max(120),
    }),
    product_safety: ShopSafety,
    guarantee_artwork: perLocale(ownAddress),
    privacy: z.strictObject({ contact: line, recipients: text, authority: line }),
    favicon: ownAddress,
    background: colour,
    background_image: ownAddress,
    background_overlay: colour,
    body_text_color: colour,
    google_font: z.enum(['Lexend', 'Lato']),
    meta_tags: z.strictObject({ title: line, description: text, keywords: text }),
    vuetify_colors: Palette,
    header_type: z.enum(headerLooks),
    footer_type: z.enum(footerLooks),
    footer_social: z
      .array(z.strictObject({ icon: line.min(1, 'required').max(60), url: ownAddress }))
      .max(12),
    footer_copyright: text,
    footer_text_extra: text,
    layout_website: z.enum(siteWidths),
    type_website: z.enum(siteTypes),
    layout_homepage: z.enum(homepageLooks),
    slider_homepage: z.enum(sliderLooks),
    slider_video_url: ownAddress,
    languages: z
      .array(z.enum(locales))
      .min(1, 'required')
      .refine(all => new Set(all).size === all.length, 'invalid'),
    website_language: z.enum(locales),
    website_currency: z.enum(['euro', 'dollar']),
    currency_list: z
      .array(
        z.strictObject({ code: line.min(1, 'required').max(20), symbol: line.min(1, 'required').max(6) }),
      )
      .min(1)
      .max(12),
    multilanguage: z.boolean(),
    footer_newsletter: z.boolean(),
    auth_required_on_product_checkout: z.boolean(),
    enable_guest_checkout: z.boolean(),
    enable_welcome_pack: z.boolean(),
    product_booking: z.boolean(),
    product_ratings: z.boolean(),
    product_addtocart: z.boolean(),
    show_dark_mode: z.boolean(),
    header_transparent: z.boolean(),
    enable_promo_page: z.boolean(),
    enable_blog_page: z.boolean(),
    enable_shop_page: z.boolean(),
    enable_faq_page: z.boolean(),
    enable_catalog: z.boolean(),
    enable_for_game: z.boolean(),
    shipping_countries: z.array(Country).min(1, 'required').max(countries.length),
    chance_countries: z.array(Country).max(countries.length),
    shop_country: Country,
    ships_on_saturday: z.boolean(),
    closed_days: z
      .array(
        z
          .strictObject({ from: z.iso.date('date'), to: z.union([z.literal(''), z.iso.date('date')]) })
          .refine(({ from, to }) => to === '' || from <= to, { path: ['to'], message: 'days_order' }),
      )
      .max(100),
    pickup_address: line.max(200),
    pickup_hours: perLocale(line.max(200)),
    low_stock_threshold: z.int().min(0).max(1000),
    cart_reminder_hours: z.int().min(0).max(168),
    complete_after_days: z.int().min(0).max(365),
    retention: RetentionSetting,
    tax: TaxSetting,
    discount_minimum_after: z.boolean(),
    checkout_enable_coupon_input: z.boolean(),
    checkout_enable_ticket_request: z.boolean(),
  })
  .partial()
export type SettingsChange = z.infer<typeof SettingsChange>

export const AdminSettings = z
  .object({
    id: z.literal('site'),
    version: z.string(), // of the published settings
    values: Settings,
    draft: Settings.nullable(),
    draft_version: z.string(), // also if there is no draft
  })
  .meta({ id: 'AdminSettings' })
export type AdminSettings = z.infer<typeof AdminSettings>

export const adminSettings = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/settings',
  summary: 'Every setting as it is published, and the draft when there is one',
  response: AdminSettings,
  problems: ['unauthenticated', 'forbidden'],
})

export const publishSettings = endpoint({
  ...writing,
  method: 'PATCH',
  path: '/admin/settings',
  summary:
    'Publish these settings; the draft is done with. `conflict` carries them as they are under `current`',
  body: z.strictObject({
    version: z.string().max(40),
    draft_version: z.string().max(40).optional(), // prevents overwriting another admin's draft
    values: SettingsChange,
  }),
  response: AdminSettings,
  problems: ['unauthenticated', 'forbidden', 'conflict'],
})

export const saveSettingsDraft = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/settings/draft',
  summary:
    'Keep settings without publishing them; `conflict` carries the draft of somebody else under `current`',
  body: z.strictObject({ draft_version: z.string().max(40), values: SettingsChange }),
  response: AdminSettings,
  leavesShared: true,
  problems: ['unauthenticated', 'forbidden', 'conflict'],
})

export const dropSettingsDraft = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/settings/draft',
  summary: 'Throw the draft away',
  response: Done,
  leavesShared: true,
  problems: ['unauthenticated', 'forbidden'],
})
