/** Groups of settings on the overview. Every key of the record is in exactly one group. */
import type { Settings } from '@/contract/settings.ts'

export const groupNames = ['identity', 'theme', 'layout', 'language', 'features'] as const
export type GroupName = (typeof groupNames)[number]

type Key = keyof Settings

/** `theme` is the palette and its related settings. */
export const settingGroups: Record<GroupName, readonly Key[]> = {
  identity: [
    'site_name',
    'company',
    'product_safety',
    'privacy',
    'guarantee_artwork',
    'site_url',
    'site_url_img',
    'logo_header',
    'logo_footer',
    'favicon',
    'meta_tags',
    'footer_social',
    'footer_copyright',
    'footer_text_extra',
  ],
  theme: [
    'vuetify_colors',
    'google_font',
    'background',
    'background_image',
    'background_overlay',
    'body_text_color',
    'show_dark_mode',
    'header_transparent',
  ],
  layout: [
    'type_website',
    'layout_website',
    'layout_homepage',
    'slider_homepage',
    'slider_video_url',
    'header_type',
    'footer_type',
    'footer_newsletter',
  ],
  language: ['languages', 'website_language', 'multilanguage', 'website_currency', 'currency_list'],
  features: [
    'enable_shop_page',
    'enable_catalog',
    'enable_for_game',
    'enable_welcome_pack',
    'enable_blog_page',
    'enable_promo_page',
    'enable_faq_page',
    'product_addtocart',
    'product_ratings',
    'product_booking',
    'enable_guest_checkout',
    'auth_required_on_product_checkout',
    'shipping_countries',
    'chance_countries',
    'shop_country',
    'ships_on_saturday',
    'closed_days',
    'pickup_address',
    'pickup_hours',
    'low_stock_threshold',
    'complete_after_days',
    'cart_reminder_hours',
    'tax',
    'discount_minimum_after',
    'checkout_enable_coupon_input',
    'checkout_enable_ticket_request',
    'retention',
  ],
}
