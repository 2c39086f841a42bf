import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { namedColumns, visibleColumns } from './list-settings.ts'

const Column = (_: { source: string; label: string }) => null
const columns = [
  <Column key="a" source="number" label="Order" />,
  <Column key="b" source="city" label="City" />,
  <Column key="c" source="due" label="Total" />,
  <Column key="d" source="acts" label="" />,
]
const sources = (visible: readonly string[]) =>
  visibleColumns(columns, visible).map(column =>
    isValidElement<{ source: string }>(column) ? column.props.source : undefined,
  )

it('lists the columns that have a name', () => {
  expect(namedColumns(columns).map(({ source }) => source)).toEqual(['number', 'city', 'due'])
})

it('shows the chosen columns in their order, between the first column and those with actions', () => {
  expect(sources(['due', 'city'])).toEqual(['number', 'due', 'city', 'acts'])
})

it('ignores a column that no longer exists, and keeps the first one', () => {
  expect(sources(['gone'])).toEqual(['number', 'acts'])
})
