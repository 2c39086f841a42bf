/** Sortable category tree: up and down change the order, left and right the level, by pointer or keyboard. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
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
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminCategory, categoryDepth } from '@/contract/endpoints/admin/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import { DragHandle, useDragWords } from '../../framework/record/sortable-rows.tsx'
import styles from './categories.module.css'
import { branchOf, depthAt, linesOf, moveBranch, type TreeLine } from './tree-move.ts'

const indent = 28 // px per level

interface CategoryTreeProps {
  categories: readonly AdminCategory[]
  locale: Locale
  chosen: number | null | undefined
  onChoose: (id: number) => void
  onArrange: (nodes: { id: number; parent_id: number | null }[]) => void
}

/** Left and right change the level, the other arrows the position. */
const treeCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates
  if (event.code === KeyboardCode.Right) return { x: x + indent, y }
  if (event.code === KeyboardCode.Left) return { x: x - indent, y }
  const next = sortableKeyboardCoordinates(event, args)
  return next && { x, y: next.y }
}

export function CategoryTree({ categories, locale, chosen, onChoose, onArrange }: CategoryTreeProps) {
  const [drag, setDrag] = useState<{ id: number; overId: number; shift: number }>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeCoordinates }),
  )
  const lines = linesOf(categories)
  const hidden = new Set(drag ? branchOf(lines, drag.id).map(line => line.id) : [])
  const visibleLines = lines.filter(line => line.id === drag?.id || !hidden.has(line.id))
  const ids = visibleLines.map(line => String(line.id))
  const find = (id: unknown) => categories.find(category => category.id === Number(id))
  const nameIn = (category: AdminCategory | undefined) =>
    category ? category.translations[locale].name || category.translations.it.name : ''
  const accessibility = useDragWords(id => nameIn(find(id)), ids)
  const moveFor = ({ id, overId, shift }: { id: number; overId: number; shift: number }) => ({
    id,
    overId,
    wish: (lines.find(line => line.id === id)?.depth ?? 0) + Math.round(shift / indent),
    levels: categoryDepth,
  })
  const follow = ({ active, over, delta }: DragMoveEvent) =>
    setDrag({ id: Number(active.id), overId: Number(over?.id ?? active.id), shift: delta.x })
  const drop = ({ active, over, delta }: DragEndEvent) => {
    setDrag(undefined)
    const move = moveFor({ id: Number(active.id), overId: Number(over?.id ?? active.id), shift: delta.x })
    const nodes = moveBranch(lines, move)
    const isSame = nodes.every(
      (node, at) => node.id === lines[at]?.id && node.parent_id === lines[at]?.parent_id,
    )
    if (!isSame) onArrange(nodes)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setDrag({ id: Number(active.id), overId: Number(active.id), shift: 0 })}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(undefined)}
      accessibility={accessibility}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.tree}>
          {visibleLines.map(line => {
            const category = find(line.id)
            return (
              category && (
                <Line
                  key={line.id}
                  line={line}
                  category={category}
                  name={nameIn(category)}
                  isChosen={chosen === line.id}
                  depth={drag?.id === line.id ? depthAt(lines, moveFor(drag)) : line.depth}
                  onChoose={() => onChoose(line.id)}
                />
              )
            )
          })}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface LineProps {
  line: TreeLine
  category: AdminCategory
  name: string
  depth: number
  isChosen: boolean
  onChoose: () => void
}

function Line({ line, category, name, depth, isChosen, onChoose }: LineProps) {
  const { t } = useTranslation('admin-goods')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: String(line.id) })
  const style = {
    '--depth': depth,
    transform: CSS.Translate.toString(transform && { ...transform, x: 0 }),
    transition,
  } as CSSProperties
  return (
    <li
      ref={setNodeRef}
      className={styles.line}
      style={style}
      data-chosen={isChosen}
      data-dragging={isDragging}
      data-depth={depth}
    >
      <DragHandle name={name} handle={{ ...attributes, ...listeners }} handleRef={setActivatorNodeRef} />
      <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
        <Thumbnail picture={category.picture ?? undefined} element={category.element ?? undefined} />
        <span>
          <b>{name}</b>
          <small>{t('categories.products', { count: category.products })}</small>
        </span>
        {!category.is_active && <Badge tone="muted">{t('hidden')}</Badge>}
      </button>
    </li>
  )
}
