/**
 * What a module declares about one kind of record. The framework then reads, creates, saves and deletes records (`read-records.ts`,
 * `write-records.ts`). `View` is the record as its form shows it, `Body` is what the form sends, without the version.
 */
import type { AuditRecord } from '@/contract/endpoints/admin/audit.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import type { CallContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import type { PageAsked } from '../db/paging.ts'
import type { Refusal } from '../route.ts'

/** One field of a view is its key, which is also the parameter of its path. */
export type Identified<Name extends string> = Record<Name, number | string> & { version: string }

export interface RecordKind<View extends Identified<Name>, Name extends string = 'id'> {
  record: AuditRecord // record type of its audit entries
  key: Name
  /** Locks the record until the commit, or its whole table; null = a record that is about to be created. */
  lock(tx: Queryable, key: View[Name] | null): Promise<unknown>
  /** Returns undefined if it does not exist. */
  read(db: Queryable, key: View[Name], context: CallContext): Promise<View | undefined>
  titleOf(view: View): string // its title in the audit log
  factsOf?(view: View): object // what audit entries compare; by default everything but id and version
  /** Returns why the record cannot be changed or deleted in any version. */
  refuseChange?(view: View): Refusal | undefined
}

interface WrittenKind<View extends Identified<Name>, Body, Name extends string>
  extends RecordKind<View, Name> {
  /** Completes and normalises the body before anything else reads it. */
  prepare?(body: Body): Body
  /** Checks what the schema of the body cannot; `current` is null for a new record. */
  check?(
    tx: Queryable,
    body: Body,
    current: View | null,
    context: CallContext,
  ): Promise<readonly FieldProblem[] | Refusal>
}

export interface CreatableKind<View extends Identified<Name>, Body, Name extends string = 'id'>
  extends WrittenKind<View, Body, Name> {
  /** Inserts a record with all its parts and returns its key. */
  insert(tx: Queryable, body: Body, context: CallContext): Promise<View[Name] | Refusal>
}

export interface SavableKind<View extends Identified<Name>, Body, Name extends string = 'id'>
  extends WrittenKind<View, Body, Name> {
  /** Updates a record with all its parts. */
  update(tx: Queryable, current: View, body: Body, context: CallContext): Promise<void>
}

/** `Query` is the query of the delete call. */
export interface RemovableKind<View extends Identified<Name>, Name extends string = 'id', Query = unknown>
  extends RecordKind<View, Name> {
  /** Returns undefined if it may be deleted. */
  refuseRemoval?(tx: Queryable, current: View, query: Query): Promise<Refusal | undefined>
  remove(tx: Queryable, current: View, query: Query, context: CallContext): Promise<void>
}

/** A kind that can be created, saved and deleted. */
export type EditableKind<
  View extends Identified<Name>,
  Body,
  Name extends string = 'id',
  Query = unknown,
> = CreatableKind<View, Body, Name> & SavableKind<View, Body, Name> & RemovableKind<View, Name, Query>

export interface ListedKind<Row, Query extends PageAsked> {
  /** Returns the rows of one page in their order, and the number of rows on all pages. */
  page(db: Queryable, query: Query, context: CallContext): Promise<{ rows: Row[]; total: number }>
}
