import { useEffect } from 'react'
import { useSettings } from '@/stores/settings.ts'

/** A better title than the screen's own, once the entity's name is known. */
export function useTitle(name: string | undefined): void {
  const siteName = useSettings(state => state.settings.site_name)
  useEffect(() => {
    if (name) document.title = `${name} · ${siteName}`
  }, [name, siteName])
}
