/**
 * Shown when even the error page fails: a plain page with a message and a link home (specification notes §2, §8). It
 * uses nothing that could have failed: no theme, no router, no query.
 */
import { Component, type ReactNode } from 'react'
import { brokenShellWords } from './broken-shell-words.ts'

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
