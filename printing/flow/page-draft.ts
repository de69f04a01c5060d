import type { Point, Shape } from '../../drawing/scene';
import type { Artifact, Entry, Page } from '../printout';
import type { StructureNode } from '../structure';
import { movedPart, type Strip } from './strips';

const bottomUp: readonly Artifact[] = ['background', 'layout', 'pagination'];

/** Collects what stands on a page: what only pleases the eye below, and of each node all that it has there in one entry. */
export class PageDraft {
  readonly #under = new Map<Artifact, Shape[]>();
  readonly #entries: Entry[] = [];
  readonly #open = new Map<StructureNode, Shape[]>();
  readonly #width: number;
  readonly #height: number;

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.#width = width;
    this.#height = height;
  }

  put(strip: Strip, at: Point): void {
    for (const part of strip.parts) {
      const { tag, shapes, at: from, scale } = movedPart(part, at);
      if (scale !== undefined) this.#entries.push({ tag, shapes, scale, ...(from && { at: from }) });
      else this.#add(tag, shapes);
    }
  }

  /** In millimetres of the page. */
  draw(tag: Artifact, shapes: readonly Shape[]): void {
    this.#add(tag, shapes);
  }

  page(): Page {
    const under = bottomUp.flatMap((tag): Entry[] => {
      const shapes = this.#under.get(tag);
      return shapes ? [{ tag, shapes }] : [];
    });
    return { width: this.#width, height: this.#height, entries: [...under, ...this.#entries] };
  }

  #add(tag: StructureNode | Artifact, shapes: readonly Shape[]): void {
    if (shapes.length === 0) return;
    const into = typeof tag === 'string' ? this.#artifact(tag) : this.#part(tag);
    into.push(...shapes);
  }

  #artifact(tag: Artifact): Shape[] {
    const shapes = this.#under.get(tag) ?? [];
    this.#under.set(tag, shapes);
    return shapes;
  }

  #part(tag: StructureNode): Shape[] {
    const known = this.#open.get(tag);
    if (known) return known;
    const shapes: Shape[] = [];
    this.#open.set(tag, shapes);
    this.#entries.push({ tag, shapes });
    return shapes;
  }
}
