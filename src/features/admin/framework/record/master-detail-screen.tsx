/** List of all records of a kind, next to the form of the selected record. */
import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import type { ResourceName } from '../shell/resource-calls.ts'
import { ScreenHead } from '../shell/screen-head.tsx'
import styles from './master-detail-screen.module.css'
import { RecordScreen } from './record-screen.tsx'

interface MasterDetailScreenProps<R extends RaRecord, F extends object> {
  title: string
  count: number | undefined // undefined while loading
  words: { create: string; list: string; choose: string; chooseText: string }
  picture: { url: string; element: CardType } // next to the text while nothing is selected
  wideList?: boolean
  resource: ResourceName
  fresh: F // initial values of a new record
  bodyFrom: (form: F) => object
  onChanged: () => void // called after a record was created, saved or deleted
  list: (chosen: number | null | undefined, choose: (id: number) => void) => ReactNode
  children: (record: R | null, onRemoved: () => void) => ReactNode // the form
}

export function MasterDetailScreen<R extends RaRecord, F extends object>(
  props: MasterDetailScreenProps<R, F>,
) {
  const { title, count, words, picture, wideList, resource, fresh, bodyFrom, onChanged, list, children } =
    props
  const [chosen, setChosen] = useState<number | null>() // null creates a record
  const show = (id: number | undefined) => {
    setChosen(id)
    onChanged()
  }
  const saved = (record: R) => show(Number(record.id))
  return (
    <>
      <ScreenHead
        title={title}
        count={count}
        actions={
          <Button size="dense" icon={iconPlus} onClick={() => setChosen(null)}>
            {words.create}
          </Button>
        }
      />
      <div className={styles.screen} data-wide-list={wideList}>
        <Panel dense titleAs="h2" title={words.list}>
          {list(chosen, setChosen)}
        </Panel>
        <Panel dense>
          {chosen === undefined ? (
            <EmptyState title={words.choose} picture={picture.url} element={picture.element}>
              {words.chooseText}
            </EmptyState>
          ) : (
            <RecordScreen<R, F>
              key={chosen ?? 'new'}
              resource={resource}
              id={chosen}
              fresh={fresh}
              bodyFrom={bodyFrom}
              onCreated={saved}
              onSaved={saved}
            >
              {record => children(record, () => show(undefined))}
            </RecordScreen>
          )}
        </Panel>
      </div>
    </>
  )
}
