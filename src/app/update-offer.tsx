/** Offers a newer build, with a button to load it. Not during a battle: then it is shown on the next screen. */
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { useNewVersion } from '@/stores/new-version.ts'
import { Button } from '@/ui/action/button.tsx'
import { Toast } from '@/ui/overlay/toast.tsx'
import type { LoadedScreen } from './screen.ts'

/** Returns whether the offer is to be shown now. */
export function useUpdateOffer(): boolean {
  const take = useNewVersion(state => state.take)
  const loaded = useMatches().at(-1)?.loaderData as LoadedScreen | undefined
  const isPlaying = loaded?.facts.layout === 'battle' || loaded?.facts.layout === 'table'
  return take !== undefined && !isPlaying
}

export function UpdateOffer() {
  const { t } = useTranslation('common')
  const { take, put } = useNewVersion()
  return (
    <Toast
      tone="info"
      onDismiss={put}
      action={
        <Button size="small" variant="amber" onClick={take}>
          {t('update.take')}
        </Button>
      }
    >
      {t('update.ready')}
    </Toast>
  )
}
