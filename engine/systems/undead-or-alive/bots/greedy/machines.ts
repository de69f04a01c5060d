import { costOfStaying } from './danger';
import { worthOfMoving } from './turns';
import { never, type Worths } from './worth';

const OUT_AGAIN = 14;

/** Wagons and guns: one walks faster, and sits in a Wagon no safer than beside it. */
export const offerMachines = {
  drive(view, option) {
    const [machine, to] = [view.options.argument(option, 0), view.options.argument(option, 1)];
    return worthOfMoving(view, to, view.costOfDriving(view.acting, machine));
  },
  board: never,
  'get-out': (view) => OUT_AGAIN - costOfStaying(view, 1),
} satisfies Worths;
