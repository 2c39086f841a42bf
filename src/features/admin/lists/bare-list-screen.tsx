import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { ScreenHead } from '../kit/screen-head.tsx'
import type { BareList } from './bare-lists.ts'

interface BareListScreenProps {
  title: string
  list: BareList
  linkTo: LinkTo
}

export function BareListScreen({ title, list, linkTo }: BareListScreenProps) {
  const { t } = useTranslation(['admin', 'titles'])
  return (
    <>
      <ScreenHead title={title} />
      <Panel dense>
        <EmptyState
          picture={`/assets/characters/${list.creature}/creature.webp`}
          element={list.element}
          title={t(`empty.${list.words}`)}
          actions={
            <Button variant="ghost" size="small" href={linkTo(list.onward)}>
              {t(`titles:${list.onward}`)}
            </Button>
          }
        >
          {t(`empty.${list.words}_text`)}
        </EmptyState>
      </Panel>
    </>
  )
}
