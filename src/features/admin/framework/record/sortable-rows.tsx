/** Rows sorted by dragging or by keyboard: Space lifts, arrows move, Space drops, Escape cancels. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iconDotsSixVertical } from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import styles from './sortable-rows.module.css'

interface SortableRowsProps {
  ids: readonly string[]
  nameOf: (id: string) => string // announced while it moves
  onMove: (from: number, to: number) => void
  children: (id: string, at: number) => ReactNode
  label?: string // accessible name of the list
}

const farEnough = { distance: 5 } // px; a shorter movement is a click

export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: farEnough }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

/** Announcements while a row moves, in the reader's language. */
export function useDragWords(nameOf: (id: string) => string, ids: readonly string[]) {
  const { t } = useTranslation('admin-goods')
  const words = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
    t(`drag.${key}`, {
      name: nameOf(String(id)),
      place: over === undefined ? 0 : ids.indexOf(String(over)) + 1,
      count: ids.length,
    })
  const announcements: Announcements = {
    onDragStart: ({ active }) => words('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? words('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => words('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => words('cancelled', active.id),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.how') } }
}

export function SortableRows({ ids, nameOf, onMove, children, label }: SortableRowsProps) {
  const sensors = useDragSensors()
  const accessibility = useDragWords(nameOf, ids)
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={accessibility}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={styles.rows} aria-label={label}>
          {ids.map((id, at) => (
            <SortableRow key={id} id={id} name={nameOf(id)}>
              {children(id, at)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <DragHandle name={name} handle={{ ...attributes, ...listeners }} handleRef={setActivatorNodeRef} />
      <div className={styles.content}>{children}</div>
    </li>
  )
}

interface DragHandleProps {
  name: string
  handle: object
  handleRef: (element: HTMLElement | null) => void
}

export function DragHandle({ name, handle, handleRef }: DragHandleProps) {
  const { t } = useTranslation('admin-goods')
  return (
    <button
      type="button"
      ref={handleRef}
      className={styles.handle}
      {...handle}
      aria-label={t('drag.move', { name })}
    >
      <Icon of={iconDotsSixVertical} size={18} />
    </button>
  )
}
