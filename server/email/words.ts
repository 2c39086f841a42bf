/** The texts of emails, in six languages. The notice on the legal guarantee is a text of the shop. */
import type { Locale } from '@/contract/locales.ts'
import deCommon from '@/i18n/locales/de/common.json' with { type: 'json' }
import de from '@/i18n/locales/de/emails.json' with { type: 'json' }
import deShop from '@/i18n/locales/de/shop.json' with { type: 'json' }
import enCommon from '@/i18n/locales/en/common.json' with { type: 'json' }
import en from '@/i18n/locales/en/emails.json' with { type: 'json' }
import enShop from '@/i18n/locales/en/shop.json' with { type: 'json' }
import esCommon from '@/i18n/locales/es/common.json' with { type: 'json' }
import es from '@/i18n/locales/es/emails.json' with { type: 'json' }
import esShop from '@/i18n/locales/es/shop.json' with { type: 'json' }
import frCommon from '@/i18n/locales/fr/common.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/emails.json' with { type: 'json' }
import frShop from '@/i18n/locales/fr/shop.json' with { type: 'json' }
import itCommon from '@/i18n/locales/it/common.json' with { type: 'json' }
import it from '@/i18n/locales/it/emails.json' with { type: 'json' }
import itShop from '@/i18n/locales/it/shop.json' with { type: 'json' }
import ptCommon from '@/i18n/locales/pt/common.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/emails.json' with { type: 'json' }
import ptShop from '@/i18n/locales/pt/shop.json' with { type: 'json' }
import { translatorOf, type Words } from '@/i18n/translate.ts'

const tables = {
  it: { common: itCommon, emails: it, shop: itShop },
  en: { common: enCommon, emails: en, shop: enShop },
  es: { common: esCommon, emails: es, shop: esShop },
  fr: { common: frCommon, emails: fr, shop: frShop },
  de: { common: deCommon, emails: de, shop: deShop },
  pt: { common: ptCommon, emails: pt, shop: ptShop },
}

export const translate = translatorOf(tables)

/** Returns the texts of `emails.json` in a language. */
export const emailWords = (locale: Locale): Words => tables[locale].emails
