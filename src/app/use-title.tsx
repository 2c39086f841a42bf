/**
 * The title of the tab: the name of the entity that the screen shows once it is loaded, the title of the screen until
 * then. One effect writes both, so that a late one (texts that load, a page that is shown again) never replaces the
 * better title.
 */
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '@/stores/settings.ts'

interface Shown {
  name?: string | undefined
  page?: number // of a list
}

const NameContext = createContext<(title: Shown) => void>(() => {})

export function TitledScreen({ screen, children }: { screen: string; children: ReactNode }) {
  const [{ name, page = 1 }, setShown] = useState<Shown>({})
  const { t } = useTranslation('titles')
  const siteName = useSettings(state => state.settings.site_name)
  const isSiteItself = screen === 'home' && !name
  const ownTitle = name ?? t(screen)
  const paged = page > 1 ? t('on_page', { title: ownTitle, page }) : ownTitle
  const title = isSiteItself ? siteName : `${paged} · ${siteName}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <NameContext value={setShown}>{children}</NameContext>
}

/** Sets the name of the entity that the screen shows, and the page of a list. */
export function useTitle(name: string | undefined, page = 1): void {
  const setShown = useContext(NameContext)
  useLayoutEffect(() => {
    setShown({ name: name || undefined, page })
    return () => setShown({})
  }, [name, page, setShown])
}
