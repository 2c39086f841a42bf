/**
 * The title of the tab: the name of what the screen shows once it is known, the screen's own until then. One effect writes both,
 * so that a late one (texts that arrive, a page that is shown again) never replaces the better title.
 */
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '@/stores/settings.ts'

const NameContext = createContext<(name: string | undefined) => void>(() => {})

export function TitledScreen({ screen, children }: { screen: string; children: ReactNode }) {
  const [name, setName] = useState<string>()
  const { t } = useTranslation('titles')
  const siteName = useSettings(state => state.settings.site_name)
  const isSiteItself = screen === 'home' && !name
  const title = isSiteItself ? siteName : `${name ?? t(screen)} · ${siteName}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <NameContext value={setName}>{children}</NameContext>
}

/** The name of the entity that the screen shows. */
export function useTitle(name: string | undefined): void {
  const setName = useContext(NameContext)
  useLayoutEffect(() => {
    setName(name || undefined)
    return () => setName(undefined)
  }, [name, setName])
}
