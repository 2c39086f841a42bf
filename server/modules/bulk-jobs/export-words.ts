/** Texts of exported tables in six languages: those of the screens. */
import deAdmin from '@/i18n/locales/de/admin.json' with { type: 'json' }
import deSales from '@/i18n/locales/de/admin-sales.json' with { type: 'json' }
import enAdmin from '@/i18n/locales/en/admin.json' with { type: 'json' }
import enSales from '@/i18n/locales/en/admin-sales.json' with { type: 'json' }
import esAdmin from '@/i18n/locales/es/admin.json' with { type: 'json' }
import esSales from '@/i18n/locales/es/admin-sales.json' with { type: 'json' }
import frAdmin from '@/i18n/locales/fr/admin.json' with { type: 'json' }
import frSales from '@/i18n/locales/fr/admin-sales.json' with { type: 'json' }
import itAdmin from '@/i18n/locales/it/admin.json' with { type: 'json' }
import itSales from '@/i18n/locales/it/admin-sales.json' with { type: 'json' }
import ptAdmin from '@/i18n/locales/pt/admin.json' with { type: 'json' }
import ptSales from '@/i18n/locales/pt/admin-sales.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const exportWords = translatorOf({
  it: { admin: itAdmin, 'admin-sales': itSales },
  en: { admin: enAdmin, 'admin-sales': enSales },
  es: { admin: esAdmin, 'admin-sales': esSales },
  fr: { admin: frAdmin, 'admin-sales': frSales },
  de: { admin: deAdmin, 'admin-sales': deSales },
  pt: { admin: ptAdmin, 'admin-sales': ptSales },
})
