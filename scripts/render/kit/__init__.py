"""What the scenes share. Needs nothing but Blender (3.4 or later) and numpy; every texture is computed."""
from .base import *
from .surfaces import *
from .shapes import *
from .lights import *
from .film import *
from .room import *
from .furnishing import *
from .prints import *
from .sheets import *
from .close import *
