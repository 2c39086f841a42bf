import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useScreenParams } from '../../screen.ts'

export const areas = ['game']

/** A battle by its id is an online one; there is none, so an id is unknown and the bare address offers a table. */
export default function BattlePage() {
  const { t } = useTranslation('game')
  const { id } = useScreenParams()
  const to = useHref()
  if (id) return <MissingPage />
  return (
    <div className="dark">
      <EmptyState
        as="h1"
        title={t('battle.none')}
        element="Fuoco"
        picture="/assets/characters/draghissimo/creature.webp"
        actions={
          <>
            <Button variant="amber" href={to('battleNew')}>
              {t('hub.quick')}
            </Button>
            <Button variant="on-night" href={to('game')}>
              {t('hub.title')}
            </Button>
          </>
        }
      >
        {t('battle.none_text')}
      </EmptyState>
    </div>
  )
}
