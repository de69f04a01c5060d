import { facesWith } from '../../engine';
import { type Language, type Say, sentence, textIn } from '../../languages';
import type { AsideCompanion, Mission, Placement, Rule, Text, Token } from '../../schemas';

/** All that the words of a mission depend on: the mission itself, and a language. */
export class MissionContext {
  private readonly lists: Record<'conjunction' | 'disjunction', Intl.ListFormat>;
  /** Of the mission and of all its variants, because what is printed holds for any number of survivors. */
  private readonly tokens: readonly Token[];
  readonly rules: readonly Rule[];
  readonly aside: readonly AsideCompanion[];

  constructor(
    readonly mission: Mission,
    readonly language: Language,
  ) {
    const { tokens = [], rules = [], aside = [], variants = [] } = mission;
    this.tokens = [...tokens, ...variants.flatMap((variant) => variant.tokens ?? [])];
    this.rules = [...rules, ...variants.flatMap((variant) => variant.rules ?? [])];
    this.aside = [...aside, ...variants.flatMap((variant) => variant.aside ?? [])];
    // British lists, because they need no comma before the last.
    const locale = language === 'en' ? 'en-GB' : language;
    this.lists = {
      conjunction: new Intl.ListFormat(locale, { type: 'conjunction' }),
      disjunction: new Intl.ListFormat(locale, { type: 'disjunction' }),
    };
  }

  readonly say: Say = (key, parameters) => sentence(this.language, key, parameters);

  text(text: Text): string {
    return textIn(text, this.language);
  }

  /** `a, b and c`. */
  and(items: readonly string[]): string {
    return this.lists.conjunction.format(items);
  }

  /** `a, b or c`. */
  or(items: readonly string[]): string {
    return this.lists.disjunction.format(items);
  }

  /** The train of the mission stands on the board, and does not come in by a rule first. */
  get isTrainThere(): boolean {
    const train = this.tokensOf('train').find(({ moves }) => moves);
    const faces = facesWith(this.mission.faces);
    const isCar = ({ id, face }: Placement) => train?.tiles.includes(id) && faces(face)?.ownBuilding;
    return !train || this.mission.placements.some(isCar);
  }

  /** The tokens of one kind, the mission's and those of its variants. */
  tokensOf<Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }>[] {
    const isOf = (token: Token): token is Extract<Token, { kind: Kind }> => token.kind === kind;
    return this.tokens.filter(isOf);
  }
}
