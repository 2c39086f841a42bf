/** Texts of invoices in six languages. */
import de from '@/i18n/locales/de/invoice.json' with { type: 'json' }
import en from '@/i18n/locales/en/invoice.json' with { type: 'json' }
import es from '@/i18n/locales/es/invoice.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/invoice.json' with { type: 'json' }
import it from '@/i18n/locales/it/invoice.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/invoice.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const invoiceWords = translatorOf({
  it: { invoice: it },
  en: { invoice: en },
  es: { invoice: es },
  fr: { invoice: fr },
  de: { invoice: de },
  pt: { invoice: pt },
})
