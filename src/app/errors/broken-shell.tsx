/**
 * Shown when even the error page fails: a plain page with a message and a link home (specification notes §2, §8). It
 * uses nothing that could have failed: no theme, no router, no query.
 */

import { Component, type ReactNode } from 'react'
import { defaultLocale, type Locale, matchLocale } from '@/contract/locales.ts'

/** The only texts in code: i18n itself may be what failed. */
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

const brokenShellWords = (tag: string): Words => words[matchLocale([tag]) ?? defaultLocale]

export function PlainErrorPage() {
  const words = brokenShellWords(document.documentElement.lang)
  return (
    <main className="broken-shell" role="alert">
      <h1>{words.message}</h1>
      <p>
        <a href="/">{words.home}</a>
      </p>
    </main>
  )
}

/** Renders the plain page instead of its children if one of them throws while rendering or in an effect. */
export class BrokenShell extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <PlainErrorPage /> : this.props.children
  }
}
