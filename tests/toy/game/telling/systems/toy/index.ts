export { ToyWords, toyTelling } from './telling';
