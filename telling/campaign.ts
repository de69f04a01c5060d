import { type CampaignProblem, type JourneyEvent, type PlayedMission, systemOf } from '../engine';
import { type Language, type Say, sentence, textIn } from '../languages';
import type { Campaign, Carried, CarriedPerson } from '../schemas';
import { tellings } from './systems';

/** How everything in a campaign is called, and what has happened in it, in sentences of one language. */
export class CampaignWords {
  private readonly lists: Intl.ListFormat;
  readonly say: Say;

  constructor(
    readonly campaign: Campaign,
    readonly language: Language,
  ) {
    this.say = (key, parameters) => sentence(language, key, parameters, campaign.system);
    // British lists, because they need no comma before the last.
    this.lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  }

  text(text: Readonly<Record<string, string>> | undefined): string {
    return text ? textIn(text, this.language) : '';
  }

  /** A mission goes by its title; one that is missing by what the campaign calls it. */
  mission(id: string): string {
    const mission = this.campaign.missions.find((one) => one.id === id)?.mission;
    return mission ? this.text(mission.title) : id;
  }

  person(id: string): string {
    return systemOf(this.campaign.system).content.people.find((one) => one.id === id)?.name ?? id;
  }

  card(id: string): string {
    return tellings[this.campaign.system].campaign?.card(id, this.language) ?? id;
  }

  /** What an ending is called; nothing of what is none. */
  ending(id: string): string | undefined {
    const ending = this.campaign.endings?.find((one) => one.id === id);
    return ending && this.text(ending.title);
  }

  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  score(id: string): string {
    return this.text(this.campaign.scores?.find((one) => one.id === id)?.name) || id;
  }

  result({ mission, result }: PlayedMission): string {
    return this.say(result.won ? 'campaign.won' : 'campaign.lost', {
      mission: this.mission(mission),
      round: result.rounds,
    });
  }

  /** Who died in a mission. */
  deaths({ result }: PlayedMission): string[] {
    return result.people.flatMap(({ person, fate }) =>
      fate === 'dead' ? [this.say('campaign.died', { who: this.person(person) })] : [],
    );
  }

  /** What happened after a mission, line by line. */
  event(event: JourneyEvent): string[] {
    switch (event.type) {
      case 'kept':
        return [this.kept(event)];
      case 'chose':
        return [this.say('campaign.chose', { choice: this.choice(event.id, event.choice) })];
      case 'rolled':
        return event.dice.map((die) => this.rolled(die));
      case 'scored':
        return [
          this.say('campaign.scored', {
            score: this.score(event.score),
            added: `${event.added < 0 ? '−' : '+'}${Math.abs(event.added)}`,
            now: event.now,
          }),
        ];
    }
  }

  /** What comes into a mission, line by line. */
  carried({ people, counters = {} }: Carried): string[] {
    return [
      ...people.flatMap((person) => this.brought(person)),
      ...Object.entries(counters).map(([counter, count]) =>
        this.say('campaign.counter', { counter: this.counter(counter), count }),
      ),
    ];
  }

  problem({ code, parameters }: Pick<CampaignProblem, 'code' | 'parameters'>): string {
    return this.say(`problem.${code}`, { ...parameters, id: this.mission(parameters.id) });
  }

  /** By what any of the missions calls it where it is printed. */
  private counter(id: string): string {
    const named = this.campaign.missions.flatMap(({ mission }) => mission?.counters ?? []);
    return this.text(named.find((one) => one.id === id)?.name) || id;
  }

  private brought(person: CarriedPerson): string[] {
    const what = tellings[this.campaign.system].campaign?.brought(person, this.language, this.say) ?? [];
    if (what.length === 0) return [];
    return [this.say('campaign.brings', { who: this.person(person.person), what: this.lists.format(what) })];
  }

  private kept({ person, cards }: Extract<JourneyEvent, { type: 'kept' }>): string {
    const who = this.person(person);
    if (cards.length === 0) return this.say('campaign.kept-none', { who });
    return this.say('campaign.kept', { who, cards: this.lists.format(cards.map((card) => this.card(card))) });
  }

  /** The words of a choice that the players had. */
  private choice(id: string, choice: string): string {
    const { after = [], missions } = this.campaign;
    const all = [...after, ...missions.flatMap((one) => one.after ?? [])];
    const question = all.find((one) => 'choose' in one && one.id === id);
    const found = question && 'choose' in question && question.choose.find((one) => one.id === choice);
    return found ? this.text(found.text) : choice;
  }

  private rolled({
    die,
    person,
    card,
    broke,
  }: Extract<JourneyEvent, { type: 'rolled' }>['dice'][number]): string {
    if (person === undefined) return this.say(broke ? 'campaign.die.broke' : 'campaign.die', { die });
    const who = this.person(person);
    if (card === undefined)
      return this.say(broke ? 'campaign.die.who.broke' : 'campaign.die.who', { die, who });
    const key = broke ? 'campaign.die.card.broke' : 'campaign.die.card';
    return this.say(key, { die, who, card: this.card(card) });
  }
}
