import type { ComponentType } from 'react'
import type { ScreenName } from '@/contract/paths.ts'
import { attributesList } from './attributes-list.tsx'
import { categoriesList } from './categories-list.tsx'
import { charactersList } from './characters-list.tsx'
import { ListScreen, type ListScreenProps } from './list-screen.tsx'
import { pagesList } from './pages-list.tsx'
import { usersList } from './users-list.tsx'

type Drawn = ComponentType<ListScreenProps>

const Users: Drawn = props => <ListScreen list={usersList} {...props} />
const Categories: Drawn = props => <ListScreen list={categoriesList} {...props} />
const Attributes: Drawn = props => <ListScreen list={attributesList} {...props} />
const Characters: Drawn = props => <ListScreen list={charactersList} {...props} />
const Pages: Drawn = props => <ListScreen list={pagesList} {...props} />

/** Which screen shows which list. */
export const drawnLists: Partial<Record<ScreenName, Drawn>> = {
  adminUsers: Users,
  adminCategories: Categories,
  adminAttributes: Attributes,
  adminCharacters: Characters,
  adminPages: Pages,
}
