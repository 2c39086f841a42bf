/** The only texts in code: i18n itself may be what failed. */
import { defaultLocale, type Locale, matchLocale } from '@/contract/locales.ts'

interface Words {
  message: string
  home: string
}

const words: Record<Locale, Words> = {
  it: { message: 'Si è verificato un errore mentre mostravamo la pagina d’errore', home: 'Torna alla home' },
  en: { message: 'An error occurred while showing the error page', home: 'Back to home' },
  es: { message: 'Se produjo un error al mostrar la página de error', home: 'Volver al inicio' },
  fr: {
    message: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
    home: 'Retour à l’accueil',
  },
  de: { message: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', home: 'Zur Startseite' },
  pt: { message: 'Ocorreu um erro ao mostrar a página de erro', home: 'Voltar ao início' },
}

export const brokenShellWords = (tag: string): Words => words[matchLocale([tag]) ?? defaultLocale]
